import { parseEngineDate } from '@taskweave/base/engineDate';
import { isDateControl, readDateText } from '../fields/controlDates';
import { hasAngular, hasTypedOptions, isPlaceholder } from '../fields/FieldContext';
import { maxFileSize } from '../fields/FileField';
import type { AngularElement, AngularStatic, NgModelController, Scope } from '../libraries/angularTypes';
import { STYLE_EXPRESSION } from '../source/prepareNodes';
import { isScriptText } from '../variables/scriptText';
import { guardClasses, guardCompile, guardStyles, guardTemplates } from './angularGuards';
import { isAsStored, keepApplied, showAsApplied, spareApplied, textOf } from './appliedModels';
import { classDirective, styleDirective } from './dataLooks';
import { CLASS_EXPRESSION, directiveOf } from './dropDoubleExpressions';
import type { FormBridge } from './FormBridge';
import { markedHtml } from './markedHtml';

export const ANGULAR_MODULE = 'taskweave.embeddedForm';
export const BRIDGE = 'taskweaveFormBridge';

type Attributes = Readonly<Record<string, string | undefined>> & {
  $observe(name: string, listener: (value: string) => void): void;
};
interface Parsed {
  (scope: Scope): unknown;
  assign?: (scope: Scope, value: unknown) => void;
}
interface DateParser {
  parse(text: string, format: string): Date | undefined;
}

const EPOCH = new Date(1970, 0, 1);

let isDefined = false;

export function defineAngularModule(angular: AngularStatic): void {
  if (isDefined) return;
  isDefined = true;
  angular
    .module(ANGULAR_MODULE, [])
    .directive('camVariableName', ['$parse', '$injector', BRIDGE, camVariableName])
    .directive('camVariableType', () => ({ require: '?ngModel', link: linkVariableType }))
    .directive(directiveOf(STYLE_EXPRESSION), ['$interpolate', styleDirective])
    .directive(directiveOf(CLASS_EXPRESSION), ['$interpolate', BRIDGE, classDirective])
    .filter('translate', [BRIDGE, (bridge: FormBridge) => bridge.translate])
    .filter('camDate', [BRIDGE, (bridge: FormBridge) => bridge.formatDate])
    .filter('uibTypeaheadHighlight', ['$sce', highlightMatch])
    .factory('$sanitize', [BRIDGE, (bridge: FormBridge) => bridge.purify])
    .factory('$translate', [BRIDGE, '$q', createTranslate])
    .factory('Uri', [BRIDGE, (bridge: FormBridge) => ({ appUri: bridge.resolveUri })])
    .factory('camAPI', [BRIDGE, (bridge: FormBridge) => bridge.client])
    .factory('Notifications', [BRIDGE, (bridge: FormBridge) => bridge.notifications])
    .factory('search', [BRIDGE, (bridge: FormBridge) => bridge.search])
    // AngularJS's own `$location` would rewrite the app's URL.
    .factory('$location', [BRIDGE, (bridge: FormBridge) => bridge.location])
    .factory('$exceptionHandler', [BRIDGE, (bridge: FormBridge) => bridge.onError])
    .decorator('$compile', ['$delegate', BRIDGE, guardCompile(angular)])
    .decorator('$templateRequest', ['$delegate', '$templateCache', '$sce', '$q', BRIDGE, guardTemplates])
    .decorator('$animate', ['$delegate', BRIDGE, guardClasses])
    .decorator('ngStyleDirective', ['$delegate', BRIDGE, guardStyles]);
}

function camVariableName(
  $parse: (expression: string) => Parsed,
  $injector: { has(name: string): boolean; get(name: string): DateParser },
  bridge: FormBridge,
) {
  return {
    require: '?ngModel',
    link(scope: Scope, element: AngularElement, attributes: Attributes, model: NgModelController | null) {
      const control = element[0];
      if (control === undefined) return;
      const expression = attributes.ngModel;
      const assign = expression === undefined ? undefined : $parse(expression).assign;
      const readDate = dateReader($injector, attributes);
      element.on('camFormVariableApplied', (_event, value, isDrafted) => {
        const model = toModel(value, control, readDate);
        const applied = { model, text: textOf(control), isDrafted: isDrafted === true };
        keepApplied(control, applied);
        if (assign) bridge.inDigest(() => assign(scope, applied.model));
      });
      if (model !== null) spareApplied(control, model);
      if (model !== null && readDate === null && !control.hasAttribute('ng-list'))
        showAsApplied(control, model);
      if (model !== null && control instanceof HTMLInputElement && control.type === 'file') {
        element.on('change', () =>
          bridge.inDigest(() => model.$setViewValue(control.files?.[0]?.name ?? '')),
        );
      }
      // A name that is an expression is known only after the first digest.
      const isExpression = control.getAttribute('cam-variable-name')?.includes('{{') === true;
      if (isExpression) attributes.$observe('camVariableName', () => bridge.onControl(control));
      else bridge.onControl(control);
      element.on('$destroy', () => bridge.onControlGone(control));
    },
  };
}

function linkVariableType(
  _scope: Scope,
  element: AngularElement,
  { camVariableType: type }: Attributes,
  model: NgModelController | null,
): void {
  if (model === null) return;
  const control = element[0];
  model.$validators.camVariableType = (value, view) => {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    if (file !== undefined && control !== undefined) return file.size <= maxFileSize(control);
    // `ng-list` makes a list of the text. A control that shows its original value leaves the variable alone. Browser and calendar
    // validate their own dates.
    if (
      control === undefined ||
      Array.isArray(value) ||
      isAsStored(control, value) ||
      hasOwnDate(control, type)
    )
      return true;
    const isOfOther =
      control instanceof HTMLInputElement && control.type === 'radio' && control.value !== view;
    const isFree =
      isOfOther || view === null || view === undefined || view === '' || typeof view === 'object';
    return isFree || type === 'Boolean' || isScriptText(String(view), type);
  };
}

function hasOwnDate(control: HTMLElement, type: string | undefined): boolean {
  const isOwn = control instanceof HTMLInputElement && isDateControl(control.type);
  return type === 'Date' && (isOwn || control.hasAttribute('uib-datepicker-popup'));
}

type ReadDate = (text: string) => Date | undefined;

function dateReader(
  $injector: { has(name: string): boolean; get(name: string): DateParser },
  { uibDatepickerPopup: format }: Attributes,
): ReadDate | null {
  if (format === undefined || !$injector.has('uibDateParser')) return null;
  return (text) => $injector.get('uibDateParser').parse(text, format) ?? parseEngineDate(text) ?? undefined;
}

function toModel(value: unknown, control: HTMLElement, readDate: ReadDate | null): unknown {
  if (value === null || value === undefined) return value;
  if (readDate !== null) return typeof value === 'string' ? (readDate(value) ?? value) : value;
  if (control instanceof HTMLSelectElement) {
    if (hasTypedOptions(control)) return value;
    if (control.multiple) return [...control.selectedOptions].map((option) => option.value);
    const option = control.options[control.selectedIndex];
    return option === undefined || isPlaceholder(option) ? String(value) : control.value;
  }
  if (!(control instanceof HTMLInputElement)) return value;
  switch (control.type) {
    case 'number':
    case 'range':
      return control.value === '' ? null : Number(control.value);
    case 'date':
    case 'time':
    case 'datetime-local':
    case 'month':
    case 'week':
      return readDateText(control.value, control.type, EPOCH) ?? undefined;
    case 'radio':
      return String(value);
    case 'checkbox':
      return hasAngular(control, 'true-value') ? value : control.checked;
    default:
      return value;
  }
}

/** UI Bootstrap's own filter treats the items as HTML, but they are texts. */
function highlightMatch($sce: { trustAsHtml(html: string): unknown }) {
  return (item: unknown, query: unknown) =>
    $sce.trustAsHtml(markedHtml(String(item ?? ''), String(query ?? '')));
}

function createTranslate({ translate }: FormBridge, $q: { resolve(value: unknown): unknown }) {
  return Object.assign((key: string) => $q.resolve(translate(key)), { instant: translate });
}
