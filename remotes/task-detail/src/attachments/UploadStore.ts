import type { QueryClient } from '@tanstack/react-query';
import { createTries, type Tries } from '@taskweave/engine-client/createTries';
import { isAbort, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import {
  type Attachment,
  attachFile,
  findAttachment,
} from '@taskweave/engine-client/resources/task/attachment';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import type { PluginServices } from '@taskweave/plugin-sdk';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import { createStore, type StoreApi } from 'zustand';

export type UploadState =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'checking' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly cause: unknown };

export interface Upload {
  readonly id: number;
  readonly taskId: string;
  readonly file: File;
  readonly state: UploadState;
}

const known = new WeakMap<QueryClient, { readonly owner: string; readonly store: UploadStore }>();

export function uploadStoreOf(services: PluginServices, queries: QueryClient): UploadStore {
  const { engine, user } = services;
  const owner = JSON.stringify([engine.pageEngine ?? engine.name, user.id]);
  const open = known.get(queries);
  if (open?.owner === owner) return open.store;
  const store = new UploadStore(services, queries, () => known.delete(queries));
  known.set(queries, { owner, store });
  return store;
}

interface Way {
  readonly controller: AbortController;
  readonly tries: Tries<Attachment>;
}

export class UploadStore {
  readonly uploads: StoreApi<readonly Upload[]> = createStore<readonly Upload[]>(() => []);

  readonly #services: PluginServices;
  readonly #queries: QueryClient;
  readonly #addedListeners = new Set<(upload: Upload) => void>();
  readonly #ways = new Map<number, Way>();
  /** A search for a lost upload must not match attachments that this page made. */
  readonly #made = new Set<string>();
  // Lost answers are remembered per page, but each user has a new store, so the counter is static.
  static #lastId = 0;

  constructor(services: PluginServices, queries: QueryClient, onEnd: () => void) {
    this.#services = services;
    this.#queries = queries;
    const { session } = services;
    const unsubscribe = session.subscribe(() => {
      const all = this.uploads.getState();
      if (session.status === 'active') {
        for (const { id, state } of all) if (state.kind === 'signed-out') this.send(id);
      } else if (session.status === 'ended') {
        unsubscribe();
        for (const { id } of all) this.remove(id);
        onEnd();
      }
    });
  }

  onAdded(listener: (upload: Upload) => void): () => void {
    this.#addedListeners.add(listener);
    return () => this.#addedListeners.delete(listener);
  }

  add(taskId: string, file: File): void {
    this.send(this.choose(taskId, file));
  }

  choose(taskId: string, file: File): number {
    const id = ++UploadStore.#lastId;
    this.#ways.set(id, { controller: new AbortController(), tries: createTries(`upload ${id}`) });
    this.#show([...this.uploads.getState(), { id, taskId, file, state: { kind: 'chosen' } }]);
    return id;
  }

  send(id: number): void {
    const upload = this.uploads.getState().find((one) => one.id === id);
    const way = this.#ways.get(id);
    if (upload !== undefined && way !== undefined) void this.#run(upload, way);
  }

  remove(id: number): void {
    this.#ways.get(id)?.controller.abort();
    this.#ways.delete(id);
    this.#show(this.uploads.getState().filter((one) => one.id !== id));
  }

  #show(next: readonly Upload[]): void {
    this.uploads.setState(next, true);
  }

  #setState(id: number, state: UploadState): void {
    this.#show(this.uploads.getState().map((one) => (one.id === id ? { ...one, state } : one)));
  }

  async #run(upload: Upload, way: Way): Promise<void> {
    const onState = (state: UploadState) => this.#setState(upload.id, state);
    onState({ kind: 'sending', part: 0 });
    try {
      const sending = { upload, way, made: this.#made, onState };
      await this.#finish(upload, await sendFile(this.#services, this.#queries, sending));
    } catch (cause) {
      this.#fail(upload, cause);
    }
  }

  async #finish(upload: Upload, attachment: Attachment): Promise<void> {
    const { id, taskId } = upload;
    const { engine, taskEvents } = this.#services;
    this.#made.add(attachment.id);
    taskEvents.emit({ kind: 'task-changed', taskId });
    const { queryKey } = taskRecordQueries(engine).attachments(taskId);
    await this.#queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    this.remove(id);
    for (const listener of [...this.#addedListeners]) listener(upload);
  }

  #fail({ id, taskId, file }: Upload, cause: unknown): void {
    if (!this.#ways.has(id) || isAbort(cause)) return;
    if (isLoginRequired(cause)) {
      this.#setState(id, { kind: 'signed-out' });
      return;
    }
    this.#setState(id, { kind: 'failed', cause });
    if (this.#addedListeners.size > 0) return;
    const { engine, notifications, language } = this.#services;
    const task = this.#queries.getQueryData<TaskDetail>(taskQueries(engine).detail(taskId).queryKey);
    const isKept = language.t('attachments.uploadError.kept');
    notifications.notify({
      kind: 'error',
      title: language.t('attachments.uploadError', { name: file.name }),
      detail: task === undefined ? isKept : `${taskLabel(this.#queries, engine, task)}\n${isKept}`,
    });
  }
}

interface Sending {
  readonly upload: Upload;
  readonly way: Way;
  readonly made: ReadonlySet<string>;
  readonly onState: (state: UploadState) => void;
}

async function sendFile(
  services: PluginServices,
  queries: QueryClient,
  { upload: { taskId, file }, way: { controller, tries }, made, onState }: Sending,
): Promise<Attachment> {
  const { engine } = services;
  const { queryKey } = taskRecordQueries(engine).attachments(taskId);
  const listed = queries.getQueryData<readonly Attachment[]>(queryKey) ?? [];
  const since = engine.serverTime();
  return tries.attempt({
    send: () =>
      attachFile(engine, taskId, file, {
        signal: controller.signal,
        onProgress: (part) => onState({ kind: 'sending', part }),
      }),
    look: (signal) => {
      const others = new Set([...made, ...listed.map((one) => one.id)]);
      return findAttachment(engine, taskId, { name: file.name, url: null, since, known: others }, signal);
    },
    onLost: () => onState({ kind: 'checking' }),
    mayRepeat: () => mayAddAgain(services, file.name),
  });
}

export function mayAddAgain({ dialogs, language }: PluginServices, name: string): Promise<boolean> {
  return dialogs.confirm({
    title: language.t('attachments.again.title', { name }),
    text: language.t('attachments.again.text'),
    confirmLabel: language.t('attachments.again.confirm'),
  });
}
