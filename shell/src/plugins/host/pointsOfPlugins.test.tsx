import { QueryClient } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { createI18n } from '@taskweave/i18n/createI18n';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import {
  contribute,
  definePlugin,
  type PluginDefinition,
  PluginHostContext,
  type PluginManifest,
  PluginPoint,
  type PointContract,
} from '@taskweave/plugin-sdk';
import { createCommandRegistry } from '@taskweave/plugin-sdk/commands/createCommandRegistry';
import { cleanup, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createDialogStore } from '../../dialogs/DialogStore';
import { createHashNavigation } from '../../navigation/HashNavigation';
import { createPageRouter } from '../../navigation/PageRouter';
import { createNotificationStore } from '../../notifications/NotificationStore';
import { OWN_PLUGIN } from '../../own-plugin/ownPlugin';
import type { ServerFacts } from '../../runtime/Runtime';
import { renderWithTexts } from '../../testing/renderWithTexts';
import { createPluginPlatform } from '../PluginPlatform';
import type { HostOptions } from '../services/HostOptions';
import { createPluginHosts } from './createPluginHosts';

// As a plugin writes it that opens a point to others.
declare module '@taskweave/plugin-sdk' {
  interface PluginPoints {
    'acme-board.widget': PointContract<{ readonly board: string }, { readonly size: 'small' | 'large' }>;
  }
}

const board = definePlugin({
  id: 'acme-board',
  contributions: [
    contribute('tasklist.header', {
      id: 'board',
      component: async () => ({
        default: () => <PluginPoint point="acme-board.widget" props={{ board: 'Loans' }} />,
      }),
    }),
  ],
});
const activate = vi.fn();
const clock = definePlugin({
  id: 'other-clock',
  activate,
  contributions: [
    contribute('acme-board.widget', {
      id: 'clock',
      size: 'small',
      component: async () => ({
        default: (props: { readonly board: string }) => <p>Clock of {props.board}</p>,
      }),
    }),
  ],
});

// @ts-expect-error the point of the plugin asks for a size
contribute('acme-board.widget', { id: 'x', component: async () => ({ default: () => null }) });

afterEach(cleanup);

it('draws what one plugin contributes to a point that another has opened', async () => {
  await draw({});
  expect(await screen.findByText('Clock of Loans')).toBeTruthy();
  expect(activate).toHaveBeenCalledTimes(1);
});

it('takes the word of the administrator on it', async () => {
  await draw({ contributions: { 'acme-board.widget:other-clock/clock': { enabled: false } } });
  expect(screen.queryByText('Clock of Loans')).toBeNull();
});

async function draw(plugins: object): Promise<void> {
  const server: ServerFacts = {
    engine: 'default',
    engineKnown: true,
    engines: [],
    plugins,
    pluginsError: null,
  };
  const connection = {
    engine: 'default',
    appRoot: '',
    withCaller: () => ({}),
  } as unknown as EngineConnection;
  const pairs = [board, clock].map((definition) => [manifestOf(definition), definition] as const);
  const platform = createPluginPlatform({
    own: OWN_PLUGIN,
    file: parseAdminFile(server.plugins),
    runtime: {
      appRoot: '',
      base: '/',
      builtin: pairs.map(([manifest]) => ({ baseUrl: '/', manifest })),
      server,
    },
    connection,
    onLoaded: async () => undefined,
    atHand: pairs,
  });
  const options: Partial<HostOptions> = {
    connection,
    plugins: platform,
    navigation: createHashNavigation(createPageRouter()),
    notifications: createNotificationStore(),
    dialogs: createDialogStore(),
    i18n: createI18n({ languages: ['en'], browserLanguages: ['en'] }),
    queryClient: new QueryClient(),
    user: { id: 'demo', name: 'Demo' },
    session: { status: 'active', subscribe: () => () => undefined, beforeLeaving: () => () => undefined },
    commands: createCommandRegistry(() => ''),
  };
  const hosts = createPluginHosts(options as HostOptions);
  await act(async () => {
    renderWithTexts(
      <PluginHostContext value={hosts.shell}>
        <PluginPoint point="tasklist.header" props={{}} />
      </PluginHostContext>,
    );
  });
}

function manifestOf({ id, contributions }: PluginDefinition): PluginManifest {
  return {
    manifestVersion: 1,
    id,
    version: '1.0.0',
    requires: { sdk: '*' },
    entry: { format: 'federation', container: id, file: 'entry.js', integrity: '' },
    preload: [],
    labels: {},
    contributes: contributions.map(({ component: _component, mount: _mount, ...data }) => data),
  };
}
