// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withoutOpener } from './withoutOpener';

test('a page that opens in another tab does not get at this one @H33', () => {
  const container = document.createElement('div');
  container.innerHTML = '<a target="_blank" href="http://bpmn.io">Sign</a><a href="#/">Here</a>';

  withoutOpener(container);

  expect([...container.querySelectorAll('a')].map(({ rel }) => rel)).toEqual(['noopener', '']);
});
