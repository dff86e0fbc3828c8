// AngularJS normalises `data-ng-app`, `x_ng_app`, `data:ng:app` and `ng:app` to `ngApp`.
const NAME = /^(?:(?:x|data)[:\-_])?(?:ng|uib)[:\-_]/i;
const WIDGET = /^(?:(?:x|data)[:\-_])?uib[:\-_]/i;
const NAME_IN_CLASS = /(?:^|[^\w-])(?:(?:x|data)[:\-_])?(?:ng|uib)[:\-_]/i;
const PLAIN_CLASS = /^[\w-]+$/;

export function isAngularName(name: string): boolean {
  return NAME.test(name);
}

export function isWidgetName(name: string): boolean {
  return WIDGET.test(name);
}

/** AngularJS also reads directives from classes: `ng-init: f()` runs there as in an attribute. */
export function withoutAngularClasses(classes: string): string {
  if (!NAME_IN_CLASS.test(classes)) return classes;
  return classes
    .split(/[\s;]+/)
    .filter((name) => PLAIN_CLASS.test(name) && !isAngularName(name))
    .join(' ');
}
