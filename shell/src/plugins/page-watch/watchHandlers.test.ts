// @vitest-environment jsdom
// @apart The guard listens to its page for good.
import { afterEach, expect, it } from 'vitest';
import { fakeTools } from './testing/fakeTools';
import { watchHandlers } from './watchHandlers';

/** Elements that were asked for their handler, by their names. */
const asked: string[] = [];
for (const name of ['onclick', 'onload']) {
  Object.defineProperty(HTMLElement.prototype, name, {
    enumerable: true,
    get(this: HTMLElement) {
      asked.push(`${this.localName} ${name}`);
      return null;
    },
  });
}
watchHandlers(fakeTools());

afterEach(() => {
  document.body.replaceChildren();
  asked.length = 0;
});

const WITH = '<p><b onclick="go()">Go</b></p>';

/** Drawn elsewhere, and put into the page in one go. */
async function show(html: string): Promise<Element> {
  const place = document.createElement('section');
  place.innerHTML = html;
  document.body.append(place);
  await Promise.resolve();
  return place;
}

it.each([
  ['a part of theirs', `<div data-plugin="risk">${WITH}</div>`],
  [
    'a part of theirs within one of ours',
    `<div data-plugin="own"><div data-plugin="risk">${WITH}</div></div>`,
  ],
  ['what stands at the end of the page', WITH],
])('asks for the handlers in %s', async (_, html) => {
  await show(html);
  expect(asked).toEqual(['b onclick']);
});

it.each([
  ['parts of ours', `<div data-plugin="own">${WITH}</div>`],
  ['the shell', `<div id="root">${WITH}</div>`],
])('leaves alone %s', async (_, html) => {
  const place = document.createElement('section');
  document.body.append(place);
  await Promise.resolve();
  place.innerHTML = html;
  await Promise.resolve();
  expect(asked).toEqual([]);
});

it('asks for what comes into a part later, and for what is written onto its elements', async () => {
  await show('<div data-plugin="risk"></div>');
  const part = document.querySelector('[data-plugin]') as HTMLElement;
  part.innerHTML = '<img onload="go()" alt="">';
  await Promise.resolve();
  part.setAttribute('onclick', 'go()');
  await Promise.resolve();
  expect(asked).toEqual(['img onload', 'div onclick']);
});
