// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dropTags, isStillAskedFor } from './federationSource';

const FOLDER = 'https://tasks.example/remotes/forms/';

it('keeps the styles that are in use when files of the same folder are asked for again', () => {
  const loaded = sheet(`${FOLDER}plugin.1.css`, true);
  const hanging = sheet(`${FOLDER}chunk.1.css`, false);
  const ofOthers = sheet('https://tasks.example/remotes/filters/plugin.1.css', false);
  document.head.append(loaded, hanging, ofOthers);

  dropTags(FOLDER, isStillAskedFor);
  expect([...document.head.children]).toEqual([loaded, ofOthers]);

  dropTags(FOLDER);
  expect([...document.head.children]).toEqual([ofOthers]);
});

function sheet(href: string, isLoaded: boolean): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  Object.defineProperty(link, 'sheet', { value: isLoaded ? {} : null });
  return link;
}
