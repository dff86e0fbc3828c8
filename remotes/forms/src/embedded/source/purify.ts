import createPurifier, { type DOMPurify, type UponSanitizeAttributeHookEvent } from 'dompurify';
import { isAngularName, withoutAngularClasses } from '../../html/angularNames';
import { mayShowImage } from '../../html/imageAddress';
import { keepPictures } from '../../html/pictureStyles';
import { formClasses } from './formClasses';
import { hideRefused, STYLE_TEXT } from './hideRefused';
import { prefixNames } from './prefixNames';

const TAGS =
  `a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del
  details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd
  label legend li main mark meter nav ol optgroup option output p pre progress q rp rt ruby s samp section select
  small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr`.split(/\s+/);
const ATTRIBUTES =
  `abbr accept align alt autocomplete checked class cols colspan datetime dir disabled download for headers height hidden high
  id inputmode label lang list low max maxlength min minlength multiple name open optimum pattern placeholder readonly
  required reversed role rows rowspan scope selected size span spellcheck start step tabindex title translate type
  value width wrap`.split(/\s+/);
const OPAQUE =
  `applet audio canvas embed frame frameset iframe math noembed noframes noscript object plaintext script style svg
  template title video xmp`.split(/\s+/);
const LINK = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
const ADDRESSES: Readonly<Record<string, string>> = { href: 'a', src: 'img', target: 'a' };

const purifier = withRules(createPurifier(window));

export function toInertNodes(body: DocumentFragment): DocumentFragment {
  // This must run before DOMPurify, which drops a form whose members are shadowed by its controls.
  prefixNames(body);
  const inert = purifier.sanitize(body, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, ...Object.keys(ADDRESSES), STYLE_TEXT],
    ADD_URI_SAFE_ATTR: [...ATTRIBUTES, STYLE_TEXT],
    FORBID_CONTENTS: OPAQUE,
    ALLOWED_URI_REGEXP: LINK,
    // The page identifies its own elements by data attributes.
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  body.replaceChildren();
  return inert;
}

export function purifyText(source: string | DocumentFragment): string {
  return purifier.sanitize(typeof source === 'string' ? hideRefused(source) : source, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, ...Object.keys(ADDRESSES)].filter(
      (name) => name !== 'id' && name !== 'name',
    ),
    FORBID_TAGS: ['button', 'fieldset', 'form', 'input', 'option', 'select', 'textarea'],
    FORBID_CONTENTS: OPAQUE,
    ALLOWED_URI_REGEXP: LINK,
    ALLOW_DATA_ATTR: false,
  });
}

function pictureStyles(text: string): string {
  const { style } = document.createElement('i');
  style.cssText = text;
  keepPictures(style);
  return style.cssText;
}

function keepClasses(attribute: UponSanitizeAttributeHookEvent, classes: string): void {
  attribute.attrValue = classes;
  attribute.keepAttr = classes !== '';
}

function withRules(made: DOMPurify): DOMPurify {
  made.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    const place = ADDRESSES[name];
    const isMisplaced = place !== undefined && place !== element.localName;
    // AngularJS could compile the value as a template.
    if (isMisplaced || isAngularName(name)) attribute.keepAttr = false;
    else if (name === 'class') keepClasses(attribute, formClasses(withoutAngularClasses(value)));
    else if (name === 'target') attribute.keepAttr = value === '_blank';
    else if (name === STYLE_TEXT) attribute.attrValue = pictureStyles(value);
    else if (name === 'src') attribute.keepAttr = mayShowImage(value);
    // `cam-*` attributes bind controls to variables; nothing reads their values as URLs.
    else if (name.startsWith('cam-')) attribute.forceKeepAttr = true;
  });
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'a') element.setAttribute('rel', 'noopener noreferrer');
  });
  return made;
}
