import type { AngularElement, AngularStatic, Scope } from '../libraries/angularTypes';
import { ngStyleLink, ownClasses } from './dataLooks';
import { dropDoubleExpressions } from './dropDoubleExpressions';
import type { FormBridge } from './FormBridge';

/* These AngularJS services turn data into code, classes or styles. */

type Compile = (nodes: unknown, ...given: readonly unknown[]) => unknown;
type TemplateRequest = (template: unknown, ...given: readonly unknown[]) => unknown;
type Promises = (
  work: (resolve: (value: unknown) => void, reject: (reason: unknown) => void) => void,
) => unknown;
interface Animate {
  addClass(element: AngularElement, names: string, ...given: readonly unknown[]): unknown;
  setClass(element: AngularElement, names: string, ...given: readonly unknown[]): unknown;
}
type Link = (scope: Scope, element: AngularElement, attributes: Readonly<Record<string, string>>) => void;

export function guardCompile(angular: AngularStatic) {
  return ($compile: Compile, bridge: FormBridge): Compile => {
    const guarded: Compile = (nodes, ...given) => {
      const elements = angular.element(nodes);
      dropDoubleExpressions(Array.from(elements), bridge.onDoubleExpression);
      // AngularJS replaces elements within the passed collection, and UI Bootstrap looks for them there.
      return $compile(isCollection(nodes) ? nodes : elements, ...given);
    };
    return Object.assign(guarded, $compile);
  };
}

function isCollection(nodes: unknown): boolean {
  return typeof nodes === 'object' && nodes !== null && 'on' in nodes && typeof nodes.on === 'function';
}

/** A template is code, so it must come from a source allowed for the form's code. */
export function guardTemplates(
  $templateRequest: TemplateRequest,
  $templateCache: { get(address: unknown): unknown; put(address: string, text: string): void },
  $sce: { getTrustedResourceUrl(address: unknown): string },
  $q: Promises,
  bridge: FormBridge,
): TemplateRequest {
  const guarded: TemplateRequest = (template, ...given) => {
    if (typeof template === 'string' && $templateCache.get(template) !== undefined) {
      return $templateRequest(template, ...given);
    }
    const address = $sce.getTrustedResourceUrl(template);
    return $q((resolve, reject) => {
      bridge.fetchTemplate(address).then(
        (text) => {
          $templateCache.put(address, text);
          resolve(text);
        },
        (error: unknown) => {
          bridge.onError(error);
          reject(error);
        },
      );
    });
  };
  return Object.assign(guarded, $templateRequest);
}

export function guardClasses($animate: Animate, { words }: FormBridge): Animate {
  const own = (names: string) => ownClasses(names, words).join(' ');
  return {
    ...$animate,
    addClass: (element, names, ...given) => $animate.addClass(element, own(names), ...given),
    setClass: (element, names, ...given) => $animate.setClass(element, own(names), ...given),
  };
}

export function guardStyles(directives: { compile: () => Link }[], { words }: FormBridge): unknown {
  for (const directive of directives) directive.compile = () => ngStyleLink(words);
  return directives;
}
