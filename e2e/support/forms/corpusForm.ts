/** Under this name a payload that was run leaves its mark on the page. */
export const HACKED = 'taskweaveHacked';

const WINDOW = 'camForm.formElement[0].ownerDocument.defaultView';

/** Texts that run code where someone takes them for a template, for HTML or for a script. */
export const PAYLOADS: readonly string[] = [
  `{{ ${WINDOW}.${HACKED} = 'expression' }}`,
  `{{ ::${WINDOW}.${HACKED} = 'one-time' }}`,
  `{{ $root.constructor.constructor("window.${HACKED} = 'constructor'")() }}`,
  `<img src=/nope.png onerror="window.${HACKED} = 'handler'" ng-on-error="$event.target.ownerDocument.defaultView.${HACKED} = 'ng-on'">`,
  `<b ng-init="${WINDOW}.${HACKED} = 'ng-init'" class="ng-init:${WINDOW}.${HACKED}=1">bold</b>`,
  `"><script>window.${HACKED} = 'script'</script><x y="`,
  `<div data-ng-app data-ng-init="${HACKED} = 1">{{ 6 * 7 }}</div>`,
  'hasOwnProperty',
  'constructor',
  '__proto__',
];

/** A form with AngularJS that shows a variable in every way that there is. */
export const CORPUS_FORM = `<form role="form" name="corpus">
  <div id="own">
    <label>List <select id="list" cam-variable-name="ofList" cam-variable-type="String" cam-choices="list"></select></label>
    <label>Map <select id="map" ng-model="m" cam-variable-name="ofMap" cam-variable-type="String" cam-choices="map"></select></label>
    <label>Several <select id="several" multiple cam-variable-name="several" cam-variable-type="Json" cam-choices="list"></select></label>
    <a id="file" cam-file-download="file"></a>
  </div>
  <label>Own options <select id="ownOptions" ng-model="own" ng-options="row for row in rows" cam-variable-name="own" cam-variable-type="String" cam-choices="list"></select></label>
  <label>Number <input id="number" cam-variable-name="number" cam-variable-type="Integer"></label>
  <label>Text <input id="text" cam-variable-name="text" cam-variable-type="String"></label>
  <label>Area <textarea id="area" cam-variable-name="area" cam-variable-type="String"></textarea></label>
  <p id="shown">{{ text }}</p>
  <p id="attributes" title="{{ text }}" class="{{ text }}" data-x="{{ text }}" style="{{ text }}">Attributes</p>
  <p id="bound" ng-bind="text"></p>
  <p id="html" ng-bind-html="text"></p>
  <p id="plural"><ng-pluralize count="rows.length" when="{other: '{} rows'}"></ng-pluralize></p>
  <a id="link" ng-href="{{ address }}">Link</a>
  <label>Options <select id="options" ng-model="picked" ng-options="row for row in rows"></select></label>
  <label>Repeated <select id="repeated" ng-model="again"><option ng-repeat="row in rows track by $index" value="{{ row }}">{{ row }}</option></select></label>
  <ul id="rows"><li ng-repeat="row in rows track by $index">{{ row }}</li></ul>
  <label>City <input id="city" ng-model="city" autocomplete="off" uib-typeahead="row for row in rows | filter:$viewValue" typeahead-min-length="0"></label>
  <button type="button" id="tip" uib-tooltip="{{ text }}" tooltip-trigger="'mouseenter'">Tip</button>
  <button type="button" id="openDay" ng-click="open = true">Day</button>
  <input id="day" aria-label="Day" ng-model="day" uib-datepicker-popup="dd/MM/yyyy" datepicker-options="dayOptions" is-open="open">
  <div id="named" ng-repeat="name in rows track by $index"><input aria-label="{{ name }}" cam-variable-name="{{ name }}" cam-variable-type="String"></div>
  <button type="button" id="again" ng-click="compileAgain('#own')">Compile again</button>
  <button type="button" id="faultAgain" ng-click="compileAgain('[data-taskweave-fault]')">Compile messages</button>
  <script cam-script>
    camForm.on('form-loaded', function () {
      camForm.variableManager.fetchVariable('address');
    });
    camForm.on('variables-applied', function () {
      var variables = camForm.variableManager;
      $scope.rows = variables.variableValue('list');
      $scope.address = variables.variableValue('address');
      $scope.dayOptions = { formatDay: variables.variableValue('text'), formatDayTitle: variables.variableValue('text') };
    });
    $scope.compileAgain = function (selector) {
      inject(['$compile', function ($compile) { $compile($(selector))($scope); }]);
    };
  </script>
</form>`;
