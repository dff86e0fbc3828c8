import { holdAlone } from '@taskweave/addon-plugin-pages/preview/holdAlone';
import { withinPolicy } from '@taskweave/addon-plugin-pages/preview/withinPolicy';
import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { addressOf } from '@taskweave/plugin-files/known-plugins/addressOf';
import type { SessionStore } from '../../session/SessionStore';
import { isAdmin } from '../../session/useIsAdmin';
import { readerOf } from '../admin-file/AdminFileReader';
import { PREVIEW_KEY } from '../admin-file/Preview';
import type { PluginPlatform } from '../PluginPlatform';
import type { PluginRegistry } from '../registry/PluginRegistry';

type Platform = Pick<PluginPlatform, 'preview' | 'registry' | 'safeMode' | 'served'>;

export interface PreviewServices {
  readonly plugins: Platform;
  readonly session: Pick<SessionStore, 'apps' | 'state' | 'subscribe'>;
}

/**
 * Applies a draft in this tab as if the server's file said so, until it is ended, or until somebody else is at work. The
 * server learns nothing of it.
 *
 * @param text a JSON object
 * @param id of one that is resumed
 * @throws where the code that reads it cannot be had
 */
export async function startPreview(
  { plugins, session }: PreviewServices,
  text: string,
  id = newId(),
): Promise<void> {
  const content: unknown = JSON.parse(text);
  const { parseAdminFile } = await readerOf(content);
  const { state } = session;
  if (!('user' in state) || !isAdmin(session)) return;
  const { user } = state;
  const draft = parseAdminFile(content);
  keep(JSON.stringify({ user, text, id }));
  plugins.preview.getState()?.stop();
  const leave = session.subscribe(() => {
    if (!mayPreview(session, user)) endPreview(plugins);
  });
  const letGo = holdAlone(id, () => endPreview(plugins));
  const stop = () => {
    leave();
    letGo();
  };
  takeAnew(plugins.registry, draft);
  plugins.preview.setState({ text, over: (served) => withinPolicy(draft, served), stop }, true);
}

/** What the server says holds again. The draft that is being edited stays. */
export function endPreview({
  preview,
  registry,
  served,
}: Pick<Platform, 'preview' | 'registry' | 'served'>): void {
  keep(null);
  preview.getState()?.stop();
  takeAnew(registry, served);
  preview.setState(null, true);
}

/** Applies again what this tab has kept, as soon as the person is known to be the same, and to manage plugins still. */
export function resumePreview({ plugins, session }: PreviewServices): void {
  const kept = readKept();
  if (kept === null || plugins.safeMode.isOn) {
    keep(null);
    return;
  }
  const stop = session.subscribe(look);
  look();

  function look(): void {
    if (session.state.status !== 'signed-in') return;
    stop();
    if (!mayPreview(session, kept?.user)) keep(null);
    // Where it cannot be read, the server's file holds, and the next page tries again.
    else startPreview({ plugins, session }, kept?.text ?? '{}', kept?.id).catch(() => undefined);
  }
}

/** Unlike any other of this browser; pages without encryption have no `randomUUID`. */
function newId(): string {
  return `${Date.now()} ${Math.random()}`;
}

function mayPreview(session: PreviewServices['session'], user: string | undefined): boolean {
  return 'user' in session.state && session.state.user === user && isAdmin(session);
}

/** Nobody has to be asked whether another build may take the place of the one on the page: that is what was asked for. */
function takeAnew(registry: PluginRegistry, next: AdminFile): void {
  for (const adminEntry of next.plugins) {
    const before = registry.entry(adminEntry.id)?.adminEntry;
    if (before != null && addressOf(before) !== addressOf(adminEntry)) {
      registry.setStatus(adminEntry.id, { phase: 'listed' });
    }
  }
}

function keep(record: string | null): void {
  try {
    if (record === null) sessionStorage.removeItem(PREVIEW_KEY);
    else sessionStorage.setItem(PREVIEW_KEY, record);
  } catch {
    // It holds until the page is left.
  }
}

interface Kept {
  readonly user: string;
  readonly text: string;
  readonly id: string;
}

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREVIEW_KEY) ?? 'null') as Record<string, unknown> | null;
    const { user, text, id } = kept ?? {};
    if (typeof user !== 'string' || typeof text !== 'string' || typeof id !== 'string') return null;
    JSON.parse(text);
    return { user, text, id };
  } catch {
    return null;
  }
}
