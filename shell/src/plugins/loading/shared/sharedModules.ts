import * as pluginSdk from '@taskweave/plugin-sdk';
import * as avatar from '@taskweave/ui/avatar';
import * as button from '@taskweave/ui/button';
import * as chip from '@taskweave/ui/chip';
import * as columnHeader from '@taskweave/ui/column-header';
import * as copyDetails from '@taskweave/ui/copy-details';
import * as copyText from '@taskweave/ui/copy-text';
import * as dateText from '@taskweave/ui/date-text';
import * as emptyState from '@taskweave/ui/empty-state';
import * as errorCard from '@taskweave/ui/error-card';
import * as icon from '@taskweave/ui/icon';
import * as iconButton from '@taskweave/ui/icon-button';
import * as kbd from '@taskweave/ui/kbd';
import * as menuButton from '@taskweave/ui/menu-button';
import * as navList from '@taskweave/ui/nav-list';
import * as note from '@taskweave/ui/note';
import * as priorityMark from '@taskweave/ui/priority-mark';
import * as problem from '@taskweave/ui/problem';
import * as problemFacts from '@taskweave/ui/problem-facts';
import * as problemWords from '@taskweave/ui/problem-words';
import * as resolve from '@taskweave/ui/resolve';
import * as skeleton from '@taskweave/ui/skeleton';
import * as visuallyHidden from '@taskweave/ui/visually-hidden';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as zustand from 'zustand';
import { guardReact } from './guardReact';
import * as remoteModules from './remoteModules';
import { SHARED_QUERY } from './sharedQuery';

export const SDK_VERSION = '0.1.1';
const QUERY_VERSION = '5.108.0';
const ZUSTAND_VERSION = '5.1.0';

const READY_COMPONENTS: Readonly<Record<string, unknown>> = {
  avatar,
  button,
  chip,
  'column-header': columnHeader,
  'copy-details': copyDetails,
  'copy-text': copyText,
  'date-text': dateText,
  'empty-state': emptyState,
  'error-card': errorCard,
  icon,
  'icon-button': iconButton,
  kbd,
  'menu-button': menuButton,
  'nav-list': navList,
  note,
  'priority-mark': priorityMark,
  problem,
  'problem-facts': problemFacts,
  'problem-words': problemWords,
  resolve,
  skeleton,
  'visually-hidden': visuallyHidden,
};

const LATER_COMPONENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  accordion: () => import(/* webpackChunkName: "ui-combobox" */ '@taskweave/ui/accordion'),
  'address-param': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/address-param'),
  'annotation-text': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/annotation-text'),
  'confirm-dialog': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/confirm-dialog'),
  'copy-button': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/copy-button'),
  loader: () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/loader'),
  'one-at-a-time': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/one-at-a-time'),
  'page-footer': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/page-footer'),
  pagination: () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/pagination'),
  chart: () => import(/* webpackChunkName: "ui-chart" */ '@taskweave/ui/chart'),
  combobox: () => import(/* webpackChunkName: "ui-combobox" */ '@taskweave/ui/combobox'),
  'date-time-picker': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/date-time-picker'),
  'date-time-picker-field': () =>
    import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/date-time-picker-field'),
  'date-popover': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/date-popover'),
  'typed-date': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/typed-date'),
  popover: () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/popover'),
  dialog: () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/dialog'),
  'checkbox-field': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/checkbox-field'),
  field: () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/field'),
  'file-field': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/file-field'),
  'number-field': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/number-field'),
  'property-button': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/property-button'),
  'property-list': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/property-list'),
  'select-field': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/select-field'),
  stack: () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/stack'),
  table: () => import(/* webpackChunkName: "ui-table" */ '@taskweave/ui/table'),
  tabs: () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/tabs'),
  'text-area': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/text-area'),
  'text-field': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/text-field'),
  'variable-editor': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/variable-editor'),
  'variables-table': () => import(/* webpackChunkName: "ui-kit" */ '@taskweave/ui/variables-table'),
};

export const SHARE_SCOPE = 'default';

export function sharedModules() {
  return {
    react: ready(React.version, guardReact(React)),
    'react/jsx-runtime': ready(React.version, jsxRuntime),
    'react-dom': ready(React.version, ReactDOM),
    '@tanstack/react-query': ready(QUERY_VERSION, SHARED_QUERY),
    zustand: ready(ZUSTAND_VERSION, zustand),
    '@taskweave/plugin-sdk': ready(SDK_VERSION, pluginSdk),
    '@taskweave/plugin-sdk/pickers': later(
      SDK_VERSION,
      () => import(/* webpackChunkName: "ui-combobox" */ '@taskweave/plugin-sdk/pickers'),
    ),
    ...Object.fromEntries(
      Object.entries(READY_COMPONENTS).map(([name, module]) => [
        `@taskweave/ui/${name}`,
        ready(SDK_VERSION, module),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(LATER_COMPONENTS).map(([name, load]) => [
        `@taskweave/ui/${name}`,
        later(SDK_VERSION, load),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(remoteModules.ready).map(([name, module]) => [name, ready(SDK_VERSION, module)]),
    ),
    ...Object.fromEntries(
      Object.entries(remoteModules.later).map(([name, load]) => [name, later(SDK_VERSION, load)]),
    ),
  };
}

function ready(version: string, module: unknown) {
  const lib = () => module;
  return { ...offer(version, true), loaded: true, lib, get: async () => lib };
}

function later(version: string, load: () => Promise<unknown>) {
  return {
    ...offer(version, false),
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}

/** Runtimes of other containers read this format as well. */
function offer(version: string, eager: boolean) {
  return {
    version,
    from: 'taskweave_shell',
    scope: [SHARE_SCOPE],
    strategy: 'version-first' as const,
    shareConfig: { singleton: true, strictVersion: true, eager, requiredVersion: `^${version}` },
    deps: [],
    useIn: [],
    loading: null,
  };
}
