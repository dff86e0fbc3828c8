import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Hint } from './Hint';

function placeOf(width: number, isBeside: boolean) {
  const link = document.body.appendChild(document.createElement('a'));
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 100, 180, 30));
  const { container } = render(<Hint anchor={{ current: link }} text="Due today" isBeside={isBeside} />);
  const { left, top } = container.querySelector('span')?.style ?? {};
  link.remove();
  return [left, top];
}

it.each([
  ['beside a link of a list', 1440, true, ['196px', '115px']],
  ['below it where there is no room', 200, true, ['100px', '136px']],
  ['below anything else', 1440, false, ['100px', '136px']],
])('stands %s', (_where, width, isBeside, place) => {
  expect(placeOf(width, isBeside)).toEqual(place);
});
