import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar, hueOf, initialsOf } from './Avatar';

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
])('initialsOf of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('hueOf', () => {
  it('gives a person one of eight hues, the same each time', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `person-${index}`);
    expect(new Set(ids.map(hueOf)).size).toBe(8);
    expect(ids.map(hueOf)).toEqual(ids.map(hueOf));
  });
});

describe('Avatar', () => {
  it('takes its hue from the id, whatever the name is', () => {
    const hues = ['Mary Okafor', 'Okafor, Mary'].map((name) => {
      const { container } = render(<Avatar name={name} id="mary" />);
      return (container.firstElementChild as HTMLElement).style.getPropertyValue('--hue');
    });
    expect(hues).toEqual([String(hueOf('mary')), String(hueOf('mary'))]);
  });

  it('is silent: the name stands beside it', () => {
    const { container } = render(<Avatar name="Demo Demo" />);
    const avatar = container.firstElementChild;
    expect(avatar?.getAttribute('aria-hidden')).toBe('true');
    expect(avatar?.textContent).toBe('');
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
