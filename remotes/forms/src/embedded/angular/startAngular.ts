import { isRecord } from '@taskweave/engine-client/readShape';
import type {
  AngularStatic,
  FormController,
  Injector,
  NgModelController,
  Scope,
} from '../libraries/angularTypes';
import { attributeOf, setAttribute } from '../source/elementAccess';
import { isAsApplied } from './appliedModels';
import { ANGULAR_MODULE, BRIDGE, defineAngularModule } from './defineAngularModule';
import type { FormBridge } from './FormBridge';

const MODEL_NAMES = ['ng-model', 'data-ng-model', 'x-ng-model'];
const OWN_OPTIONS = '[ng-options], [data-ng-options], [x-ng-options]';
const BOUND = 'input[cam-variable-name], textarea[cam-variable-name], select[cam-variable-name]';

/** Each form has its own injector and root scope, so that nothing outlives the form. */
export interface AngularRuntime {
  readonly $scope: Scope;
  readonly inject: (target: unknown) => unknown;
  readonly inDigest: (work: () => void) => void;
  readonly afterDigest: (work: () => void) => void;
  readonly compile: (camForm: unknown) => void;
  /** The option must not be compiled: its text is data. */
  readonly addOption: (option: HTMLOptionElement) => void;
  readonly options: () => PageOptions;
  readonly form: () => FormController | undefined;
  readonly modelOf: (control: Element) => NgModelController | undefined;
  readonly isAsApplied: (control: Element) => boolean;
  readonly destroy: () => void;
}

export interface AngularSetup {
  readonly angular: AngularStatic;
  readonly hasWidgets: boolean;
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly bridge: FormBridge;
  readonly page: PageScope;
  readonly onDigest: () => void;
}

export interface PageOptions {
  readonly hideCompleteButton: boolean;
  readonly disableCompleteButton: boolean;
  readonly disableForm: boolean;
}

export interface PageScope {
  readonly authentication: {
    readonly name: string;
    readonly authorizedApps: readonly string[];
    readonly canAccess: (app: string) => boolean;
  };
  readonly scope: {
    readonly options: PageOptions;
    readonly params: Readonly<Record<string, unknown>>;
    readonly complete: () => void;
  };
}

export function startAngular({
  angular,
  hasWidgets,
  root,
  form,
  bridge,
  page,
  onDigest,
}: AngularSetup): AngularRuntime {
  defineAngularModule(angular);
  const injector = angular.injector([
    'ng',
    ...(hasWidgets ? ['ui.bootstrap'] : []),
    ANGULAR_MODULE,
    provideFor(angular, root, bridge, hasWidgets),
  ]);
  angular.element(root).data('$injector', injector);
  const $rootScope = injector.get('$rootScope');
  $rootScope.authentication = page.authentication;
  const $scope = Object.assign($rootScope.$new(), page.scope);

  const modelOf = (control: Element) => angular.element(control).controller('ngModel');

  function inDigest(work: () => void): void {
    if ($rootScope.$$phase === null) $scope.$apply(work);
    else work();
  }

  return {
    $scope,
    inject: (target) => inject(injector, target),
    inDigest,
    afterDigest: (work) => $scope.$$postDigest(work),
    compile(camForm) {
      $scope.camForm = camForm;
      bindControls(root);
      if (attributeOf(form, 'name') === null) setAttribute(form, 'name', '$$camForm');
      injector.get('$compile')(root)($scope);
      $rootScope.$watch(
        () => {
          const controller = angular.element(form).controller('form');
          return `${controller?.$valid} ${controller?.$dirty} ${JSON.stringify(optionsOf($scope))}`;
        },
        () => onDigest(),
      );
    },
    addOption: (option) => addOption(angular, option),
    options: () => optionsOf($scope),
    form: () => angular.element(form).controller('form'),
    modelOf,
    isAsApplied: (control) => isAsApplied(control, modelOf(control)),
    destroy() {
      $scope.$destroy();
      // Destroying the root scope also removes AngularJS's listeners from the window.
      $rootScope.$destroy();
      angular.element(root).remove();
    },
  };
}

function optionsOf({ options }: Scope): PageOptions {
  const given = isRecord(options) ? options : {};
  return {
    hideCompleteButton: Boolean(given.hideCompleteButton),
    disableCompleteButton: Boolean(given.disableCompleteButton),
    disableForm: Boolean(given.disableForm),
  };
}

interface Providers {
  get(name: '$uibModalProvider'): { options: Record<string, unknown> };
  get(name: '$httpProvider'): { readonly interceptors: unknown[] };
}

function provideFor(
  angular: AngularStatic,
  root: HTMLElement,
  bridge: FormBridge,
  hasWidgets: boolean,
): unknown {
  return [
    '$provide',
    '$injector',
    ($provide: { value(name: string, value: unknown): void }, providers: Providers) => {
      $provide.value('$rootElement', angular.element(root));
      $provide.value(BRIDGE, bridge);
      providers.get('$httpProvider').interceptors.push([
        '$q',
        ($q: { reject(reason: unknown): unknown }) => ({
          responseError(response: { readonly status: number }) {
            if (response.status === 401) bridge.onUnauthorized();
            return $q.reject(response);
          },
        }),
      ]);
      // The form's modals stay within the form, so that they go with it.
      if (hasWidgets) providers.get('$uibModalProvider').options.appendTo = angular.element(root);
    },
  ];
}

function bindControls(root: HTMLElement): void {
  for (const control of root.querySelectorAll(BOUND)) {
    const name = control.getAttribute('cam-variable-name') ?? '';
    if (MODEL_NAMES.some((attribute) => control.hasAttribute(attribute)) || name.includes('{{')) continue;
    const isPath =
      /^[\p{L}_$][\p{L}\p{N}_$]*(\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u.test(name) && /^[\x20-\x7e]*$/.test(name);
    control.setAttribute('ng-model', isPath ? name : `this[${JSON.stringify(name)}]`);
  }
}

function addOption(angular: AngularStatic, option: HTMLOptionElement): void {
  const select = option.closest('select');
  // `ng-options` manages its own list, and AngularJS throws on the name `hasOwnProperty`, which would end the form.
  if (select === null || select.matches(OWN_OPTIONS) || option.value === 'hasOwnProperty') return;
  angular.element(select).controller('select')?.addOption(option.value, angular.element(option));
}

function inject(injector: Injector, target: unknown): unknown {
  if (typeof target !== 'function' && !Array.isArray(target)) throw new Error('Must call inject(array|fn)');
  return injector.invoke(target);
}
