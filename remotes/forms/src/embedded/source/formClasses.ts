/** The prefix guards untrusted forms against DOM clobbering and borrowed page styles. */
export const NAME_PREFIX = 'user-content-';

const NAMES = new Set(
  `active alert alert-danger alert-info alert-success alert-warning badge btn btn-block btn-danger btn-group btn-link
  btn-primary btn-sm btn-success btn-warning btn-xs checkbox checkbox-inline clearfix close control-label disabled
  dl-horizontal form-control form-control-static form-group form-horizontal form-inline has-error has-success has-warning
  help-block help-inline hidden hide input-group input-group-addon input-group-btn label lead list-group list-group-item
  list-inline list-unstyled nav-tabs panel panel-body panel-footer panel-heading pull-left pull-right radio radio-inline row
  sr-only table table-bordered table-condensed table-responsive table-striped text-center text-danger text-info text-muted
  text-primary text-right text-success text-warning well`.split(/\s+/),
);
const FAMILIES = /^(?:col-(?:xs|sm|md|lg)-\d{1,2}|glyphicon(?:-[a-z]+)*)$/;

export function isFormClass(name: string): boolean {
  return NAMES.has(name) || FAMILIES.test(name) || name.startsWith(NAME_PREFIX);
}

export function formClasses(value: string): string {
  return namesIn(value).filter(isFormClass).join(' ');
}

export function prefixClasses(value: string): string {
  return namesIn(value)
    .map((name) => (isFormClass(name) ? name : `${NAME_PREFIX}${name}`))
    .join(' ');
}

function namesIn(value: string): readonly string[] {
  return value.split(/\s+/).filter((name) => name !== '');
}
