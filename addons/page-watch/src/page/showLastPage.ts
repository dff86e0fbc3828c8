import de from './de.json';
import en from './en.json';

/** What the page knows of a fall. */
export interface ToldFall {
  readonly code: string;
  readonly pluginId: string;
  readonly version: string | null;
  /** What people call the plugin. */
  readonly name: string;
}

/** So that no rule of a style sheet has a say: the attribute comes before all of them. */
const SHOWN: Readonly<Record<string, string>> = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  transform: 'none',
  filter: 'none',
  'clip-path': 'none',
  'pointer-events': 'auto',
  'content-visibility': 'visible',
};
const OVER_ALL: Readonly<Record<string, string>> = {
  ...SHOWN,
  position: 'fixed',
  inset: '0',
  width: 'auto',
  height: 'auto',
  'max-width': 'none',
  'max-height': 'none',
  'min-width': '0',
  margin: '0',
  'z-index': '2147483647',
};

const STYLES = `
  :host { color-scheme: inherit; }
  main {
    box-sizing: border-box; block-size: 100%; overflow: auto; display: grid; place-items: center; padding: 16px;
    background: light-dark(#f6f7f9, #0f1216); color: light-dark(#14181f, #e8ebef);
    font: 400 0.875rem/1.45 ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif;
  }
  div {
    box-sizing: border-box; display: grid; gap: 16px; inline-size: min(440px, 100%); padding: 32px; border-radius: 12px;
    background: light-dark(#fff, #171b21); border: 1px solid light-dark(#dfe3e8, #2a313b);
  }
  h1 { margin: 0; font-size: 1.25rem; font-weight: 650; letter-spacing: -0.012em; outline: none; }
  p { margin: 0; color: light-dark(#4c5665, #a9b3c0); overflow-wrap: anywhere; }
  p:last-child { font-size: 0.8125rem; }
  a {
    justify-self: start; padding: 8px 16px; border-radius: 8px; font-weight: 550; text-decoration: none;
    background: light-dark(#2f5bea, #8aa8ff); color: light-dark(#fff, #0c1430);
  }
  a:focus-visible { outline: 2px solid light-dark(#2f5bea, #8aa8ff); outline-offset: 2px; }
`;

/**
 * A page of few words in place of one that cannot be brought back: neither React nor any style sheet of the page has to do
 * with it. The address changes at once, so that reloading the page leads out as well.
 *
 * @param href the page in safe mode
 */
export function showLastPage(fall: ToldFall, href: string): void {
  history.replaceState(history.state, '', href);
  const host = document.createElement('taskweave-last-page');
  for (const [element, styles] of [
    [document.documentElement, SHOWN],
    [host, OVER_ALL],
  ] as const) {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
  }
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const title = draw(shadow, href, fall);
  document.documentElement.append(host);
  // What is left of the page is not to be reached by the keyboard.
  if (document.body !== null) document.body.inert = true;
  title.focus();
  // Code that removes this as well leaves only the way out.
  new MutationObserver(() => {
    if (!host.isConnected) location.replace(href);
  }).observe(document, { childList: true, subtree: true });
}

function draw(shadow: ShadowRoot, href: string, { code, pluginId, version, name }: ToldFall): HTMLElement {
  const isGerman = document.documentElement.lang.startsWith('de');
  const texts: Readonly<Record<string, string>> = isGerman ? de : en;
  const values = { name, code, plugin: [pluginId, version].filter(Boolean).join(' ') };
  const t = (key: keyof typeof en) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, value: keyof typeof values) => values[value] ?? '');

  const page = document.createElement('main');
  page.lang = isGerman ? 'de' : 'en';
  const card = append(page, 'div', '');
  card.role = 'alert';
  const title = append(card, 'h1', t('last.title'));
  title.tabIndex = -1;
  append(card, 'p', t('last.text'));
  const way = append(card, 'a', t('last.open'));
  way.href = href;
  // Only the part behind the hash may differ: then a link alone loads nothing.
  way.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  append(card, 'p', t('last.code'));
  shadow.append(page);
  return title;
}

function append<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}
