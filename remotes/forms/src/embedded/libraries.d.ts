declare module 'jquery' {
  const jQuery: import('./scripts/jQueryTypes').JQueryStatic;
  export default jQuery;
}
declare module 'angular' {
  const angular: import('./angular/angularTypes').AngularStatic;
  export default angular;
}
declare module 'angular-ui-bootstrap' {
  const moduleName: string;
  export default moduleName;
}
