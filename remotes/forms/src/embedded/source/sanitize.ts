import { HANDLER_CODE } from './hideRefused';

const TAGS = new Set(
  `a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del
  details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd
  label legend li main mark meter nav ol optgroup option output p pre progress q rp rt ruby s samp section select
  small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `abbr accept alt autocomplete checked class cols colspan datetime dir disabled download for headers height hidden high
  id inputmode label lang list low max maxlength min minlength multiple open optimum pattern placeholder readonly
  required reversed role rows rowspan scope selected size span spellcheck start step tabindex title translate type
  value width wrap`.split(/\s+/),
);
const NAMED = new Set(['button', 'input', 'select', 'textarea', 'output', 'fieldset']);
const PREFIXES = ['aria-', 'cam-', 'data-'];
const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp);/i;

/**
 * Builds a node anew from what is known to be harmless. Elements that are not are replaced by what they hold; those whose
 * content is no text for people go as a whole. Nothing is written as HTML and read again on the way.
 */
export function sanitize(node: Node): readonly Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.nodeValue ?? '')];
  if (!(node instanceof Element)) return [];
  const { localName } = node;
  const children = () => [...node.childNodes].flatMap(sanitize);
  if (node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [];
  if (!TAGS.has(localName)) return isOpaque(localName) ? [] : children();
  const copy = document.createElement(localName);
  for (const { name, value } of node.attributes) {
    if (isHarmless(localName, name, value)) copy.setAttribute(name, value);
  }
  if (localName === 'a') copy.setAttribute('rel', 'noopener noreferrer');
  copy.append(...children());
  return [copy];
}

function isHarmless(tag: string, name: string, value: string): boolean {
  if (name === 'href') return tag === 'a' && hasProtocol(value, LINKS);
  if (name === 'src') return tag === 'img' && (IMAGE_DATA.test(value) || hasProtocol(value, LINKS));
  // A named form or image would stand in for a property of the document.
  if (name === 'name') return NAMED.has(tag);
  if (name === 'target') return tag === 'a' && value === '_blank';
  return (
    ATTRIBUTES.has(name) ||
    PREFIXES.some((prefix) => name.startsWith(prefix) && !name.startsWith(HANDLER_CODE))
  );
}

function hasProtocol(address: string, allowed: ReadonlySet<string>): boolean {
  try {
    return allowed.has(new URL(address, location.href).protocol);
  } catch {
    return false;
  }
}

function isOpaque(tag: string): boolean {
  return [
    'applet',
    'audio',
    'canvas',
    'embed',
    'frame',
    'frameset',
    'iframe',
    'math',
    'noembed',
    'noframes',
    'noscript',
    'object',
    'plaintext',
    'script',
    'style',
    'svg',
    'template',
    'title',
    'video',
    'xmp',
  ].includes(tag);
}
