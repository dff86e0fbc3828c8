// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, initialsOf } from './Avatar';

afterEach(cleanup);

describe('initialsOf', () => {
  it.each([
    ['Demo Demo', 'DD'],
    ['mary', 'M'],
    ['Ada Augusta King', 'AK'],
    ['peter.meter', 'PM'],
    ['élodie œuvre', 'ÉŒ'],
    ['李 明', '李明'],
    ['𐐨lpha', '𐐀'],
    ['  (HR) Team ', 'HT'],
    ['🦊', ''],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('Avatar', () => {
  it('is silent: the name stands beside it', () => {
    const { container } = render(<Avatar name="Demo Demo" />);
    const avatar = container.firstElementChild;
    expect([avatar?.getAttribute('aria-hidden'), avatar?.textContent]).toEqual(['true', '']);
  });

  it('holds the place of a name that is on its way', () => {
    const { container } = render(<Avatar name={undefined} />);
    expect(container.firstElementChild?.getAttribute('data-initials')).toBe('');
  });

  it('shows a question mark for nobody', () => {
    const { container } = render(<Avatar name={null} />);
    expect(container.firstElementChild?.getAttribute('data-initials')).toBe('?');
  });
});
