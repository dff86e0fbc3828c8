import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import { createRoot } from 'react-dom/client';
import type { Services } from '../boot/Services';
import { whenIdle } from '../plugins/timing/whenIdle';
import { isAdmin } from '../session/useIsAdmin';
import de from './de.json';
import en from './en.json';
import { TelemetryDialog } from './TelemetryDialog';

export interface TelemetryServices extends Pick<Services, 'i18n' | 'settings'> {
  readonly connection: {
    readonly name: string;
    get(path: string): Promise<unknown>;
    post(path: string, options: { readonly body: object }): Promise<unknown>;
  };
  readonly session: Pick<Services['session'], 'apps' | 'state' | 'subscribe'>;
}

const ADDRESS = 'telemetry/configuration';

export async function askTelemetry({
  connection,
  i18n,
  session,
  settings,
}: TelemetryServices): Promise<void> {
  const { state: first } = session;
  const isStillHere = () => {
    const { state } = session;
    const isSame = state.status === 'signed-in' && first.status === 'signed-in' && state.user === first.user;
    return isSame && isAdmin(session);
  };
  if (!isStillHere()) return;
  await whenIdle();
  const { telemetry } = await settings.read();
  if (telemetry !== null || !isStillHere() || !(await isOpen(connection))) return;
  await i18n.addTranslations('shell.telemetry', { en, de }, { takesCommon: true });
  if (!isStillHere()) return;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const stop = session.subscribe(() => {
    if (!isStillHere()) close();
  });
  function close(): void {
    stop();
    root.unmount();
    container.remove();
  }
  root.render(
    <I18nContext value={i18n}>
      <TelemetryDialog
        engine={connection.name}
        save={(enableTelemetry) => connection.post(ADDRESS, { body: { enableTelemetry } })}
        onClose={close}
      />
    </I18nContext>,
  );
}

async function isOpen(connection: TelemetryServices['connection']): Promise<boolean> {
  const answer = await connection.get(ADDRESS).catch(() => null);
  return Object(answer).enableTelemetry === null;
}
