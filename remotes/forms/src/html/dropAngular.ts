import type { DOMPurify } from 'dompurify';
import { isAngularName, withoutAngularClasses } from './angularNames';

/** Lets no HTML through a purifier that AngularJS could take for a template. */
export function dropAngular(purifier: DOMPurify): DOMPurify {
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (isAngularName(attribute.attrName)) attribute.keepAttr = false;
    if (attribute.attrName === 'class') attribute.attrValue = withoutAngularClasses(attribute.attrValue);
  });
  return purifier;
}
