import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';
import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { addressOf } from '@taskweave/plugin-files/known-plugins/addressOf';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginStatus } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { holdAlone } from './holdAlone';
import { PREVIEW_KEY, type Preview } from './Preview';
import { withinPolicy } from './withinPolicy';

export interface PreviewServices {
  readonly plugins: PreviewPlatform & { readonly safeMode: { readonly isOn: boolean } };
  readonly session: {
    readonly state: { readonly status: string; readonly user?: string };
    subscribe(listener: () => void): () => void;
  };
  /** Whether the person may see the page for administrators. */
  readonly mayManage: () => boolean;
  /** What the tab keeps until it is closed. */
  readonly tab: Storage;
}

interface PreviewPlatform {
  readonly preview: { getState(): Preview | null; setState(next: Preview | null, replace: true): void };
  readonly registry: PreviewedPlugins;
  /** The administrator's file as the server gives it. */
  readonly served: AdminFile;
}

interface EndedPreview extends Pick<PreviewServices, 'tab'> {
  readonly plugins: PreviewPlatform;
}

interface PreviewedPlugins {
  entry(id: string): Pick<PluginEntry, 'adminEntry'> | null;
  setStatus(id: string, status: PluginStatus): void;
}

/**
 * Applies a draft in this tab as if the server's file said so, until it is ended, or until somebody else is at work. The
 * server learns nothing of it.
 *
 * @param text a JSON object
 * @param id of one that is resumed
 * @throws where the code that reads it cannot be had
 */
export async function startPreview(services: PreviewServices, text: string, id = newId()): Promise<void> {
  const content: unknown = JSON.parse(text);
  const { parseAdminFile } = await import(
    /* webpackChunkName: "admin-file" */ '@taskweave/plugin-files/admin-file/parseAdminFile'
  );
  const { plugins, session, mayManage, tab } = services;
  const { user } = session.state;
  if (user === undefined || !mayManage()) return;
  const draft = parseAdminFile(content);
  keep(tab, { user, text, id });
  plugins.preview.getState()?.stop();
  const leave = session.subscribe(() => {
    if (!isStill(user, services)) endPreview(services);
  });
  const letGo = holdAlone(id, () => endPreview(services));
  const stop = () => {
    leave();
    letGo();
  };
  takeAgain(plugins.registry, draft);
  plugins.preview.setState({ text, over: (served) => withinPolicy(draft, served), stop }, true);
}

/** What the server says holds again. The draft that is being edited stays. */
export function endPreview({ plugins, tab }: EndedPreview): void {
  const { preview, registry, served } = plugins;
  keep(tab, null);
  preview.getState()?.stop();
  takeAgain(registry, served);
  preview.setState(null, true);
}

/** Applies again what this tab has kept, as soon as the person is known to be the same, and to manage plugins still. */
export function resumePreview(services: PreviewServices): void {
  const { plugins, session, tab } = services;
  const kept = readKept(tab);
  if (kept === null || plugins.safeMode.isOn) {
    keep(tab, null);
    return;
  }
  const stop = session.subscribe(look);
  look();

  function look(): void {
    if (session.state.status !== 'signed-in') return;
    stop();
    if (!isStill(kept?.user, services)) keep(tab, null);
    // Where it cannot be read, the server's file holds, and the next page tries again.
    else startPreview(services, kept?.text ?? '{}', kept?.id).catch(() => undefined);
  }
}

/** Unlike any other of this browser; pages without encryption have no `randomUUID`. */
function newId(): string {
  return `${Date.now()} ${Math.random()}`;
}

/** Whether the same person is at work, and manages plugins. */
function isStill(user: string | undefined, { session, mayManage }: PreviewServices): boolean {
  return session.state.user === user && mayManage();
}

/** Nobody has to be asked whether another build may take the place of the one on the page: that is what was asked for. */
function takeAgain(registry: PreviewedPlugins, next: AdminFile): void {
  for (const adminEntry of next.plugins) {
    const before = registry.entry(adminEntry.id)?.adminEntry;
    if (before != null && addressOf(before) !== addressOf(adminEntry)) {
      registry.setStatus(adminEntry.id, { phase: 'listed' });
    }
  }
}

function keep(tab: Storage, record: Kept | null): void {
  writeKeptValue(tab, PREVIEW_KEY, record);
}

interface Kept {
  readonly user: string;
  readonly text: string;
  readonly id: string;
}

function readKept(tab: Storage): Kept | null {
  const { user, text, id } = readKeptObject(tab, PREVIEW_KEY);
  if (typeof user !== 'string' || typeof text !== 'string' || typeof id !== 'string') return null;
  return { user, text, id };
}
