declare module 'jquery' {
  const jQuery: import('./jQueryTypes').JQueryStatic;
  export default jQuery;
}
declare module 'angular' {
  const angular: import('./angularTypes').AngularStatic;
  export default angular;
}
declare module 'angular-ui-bootstrap' {
  const moduleName: string;
  export default moduleName;
}
