import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

export interface Watch {
  readonly expectNothing: (where: string) => Promise<void>;
}

export async function watchPage(page: Page, appUrl: string, allowed?: RegExp): Promise<Watch> {
  const { host } = new URL(appUrl);
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', async (popup) => {
    if (new URL(popup.url()).host !== host) seen.push(`window: ${popup.url()}`);
    await popup.close();
  });
  page.on('framenavigated', (frame) => {
    const expected = frame === page.mainFrame() ? [appUrl, 'about:blank'] : ['about:'];
    if (!expected.some((start) => frame.url().startsWith(start))) seen.push(`navigation: ${frame.url()}`);
  });
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.host !== host,
    (route) => {
      seen.push(`request: ${route.request().url()}`);
      return route.abort();
    },
  );
  return {
    async expectNothing(where) {
      const found = await page.evaluate(look);
      const all = [...seen.splice(0), ...found];
      expect(
        all.filter((one) => allowed?.test(one) !== true),
        where,
      ).toEqual([]);
    },
  };
}

function look(): string[] {
  const found: string[] = [];
  const hits: unknown = Reflect.get(window, '__hits');
  if (hits !== undefined) found.push(`run: payloads ${JSON.stringify(hits)}`);
  if (Reflect.get({}, 'polluted') !== undefined) found.push('the prototype of all objects is polluted');
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const bare = [...value].filter((sign) => sign > ' ').join('');
      if (/^on/i.test(name)) found.push(`handler: <${element.localName} ${name}>`);
      if (
        /^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
        /^(java|vb|live)script:|^data:text/i.test(bare)
      ) {
        found.push(`address: <${element.localName} ${name}="${value.slice(0, 60)}">`);
      }
    }
    if (element.matches('a[target=_blank]:not([rel~=noopener], [rel~=noreferrer])'))
      found.push(`opener: ${element.outerHTML.slice(0, 90)}`);
    if (
      element.matches(
        'iframe, object, embed, marquee, frameset, base + base, body base, body link, body meta, body script:not([type])',
      )
    )
      found.push(`element: <${element.localName}>`);
    if (element.matches('form[action]:not([action=""], [action^="#"]), [formaction], [ping], [srcdoc]'))
      found.push(`sends: ${element.outerHTML.slice(0, 90)}`);
    if (element.matches('[popovertarget], [commandfor], :is(.fjs-container, form) :is([popover], dialog)'))
      found.push(`top layer: ${element.outerHTML.slice(0, 90)}`);
    if (element.hasAttribute('autofocus')) found.push(`takes the focus: <${element.localName}>`);
    if (
      /canary|url\(/i.test(element.getAttribute('style')?.replaceAll(/url\((["']?)(#|data:image)/g, '') ?? '')
    )
      found.push(`style: ${element.getAttribute('style')?.slice(0, 90)}`);
  }
  for (const sheet of document.styleSheets) {
    if (
      sheet.ownerNode instanceof HTMLStyleElement &&
      /canary|\*\s*\{[^}]*display:\s*none/.test(sheet.ownerNode.textContent ?? '')
    )
      found.push(`style sheet: ${sheet.ownerNode.textContent?.slice(0, 90)}`);
  }
  const account = document.querySelector('header button[aria-haspopup]');
  if (account !== null && document.querySelector('[role=dialog], dialog[open]') === null) {
    const { left, top, width, height } = account.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || !(account.contains(hit) || hit.contains(account))) {
      found.push(`covered: the header, by ${hit?.outerHTML.slice(0, 90)}`);
    }
  }
  return found;
}
