import type { QueryClient } from '@tanstack/react-query';
import { createTries, type Tries } from '@taskweave/engine-client/createTries';
import { isAbort, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
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
  /** `part` of it has been sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly part: number }
  /** The answer was lost: it is looked for. */
  | { readonly kind: 'checking' }
  /** It goes on as soon as the same person has signed in again. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly cause: unknown };

export interface Upload {
  readonly id: number;
  readonly taskId: string;
  readonly file: File;
  readonly state: UploadState;
}

/** The files that are on their way to tasks, and those that did not arrive. */
export interface UploadStore {
  /** All of them, in the order in which they were added. */
  readonly uploads: StoreApi<readonly Upload[]>;
  /** Called with each file that has arrived, by whoever looks at the uploads. */
  onAdded(listener: (upload: Upload) => void): () => void;
  add(taskId: string, file: File): void;
  /** Once more; what an earlier try has done without an answer is found, and not done again. */
  retry(id: number): void;
  /** Stops it, and takes it away. */
  remove(id: number): void;
}

const known = new WeakMap<QueryClient, { readonly owner: string; readonly store: UploadStore }>();

/** The uploads of the person at work: they outlive the tab of the task, and end with the sign-out. */
export function uploadStoreOf(services: PluginServices, queries: QueryClient): UploadStore {
  const owner = JSON.stringify([services.engine.engine, services.user.id]);
  const open = known.get(queries);
  if (open?.owner === owner) return open.store;
  const store = createUploadStore(services, queries, () => known.delete(queries));
  known.set(queries, { owner, store });
  return store;
}

/** What belongs to a file beside what is seen of it. */
interface Way {
  readonly controller: AbortController;
  readonly tries: Tries<Attachment>;
}

export function createUploadStore(
  services: PluginServices,
  queries: QueryClient,
  onEnd: () => void,
): UploadStore {
  const { engine, session, taskEvents, notifications, language } = services;
  const uploads = createStore<readonly Upload[]>(() => []);
  const addedListeners = new Set<(upload: Upload) => void>();
  const ways = new Map<number, Way>();
  /** Attachments that uploads of this page have made: none of them is another. */
  const made = new Set<string>();
  let lastId = 0;

  function show(next: readonly Upload[]): void {
    uploads.setState(next, true);
  }

  function setState(id: number, state: UploadState): void {
    show(uploads.getState().map((one) => (one.id === id ? { ...one, state } : one)));
  }

  function remove(id: number): void {
    ways.get(id)?.controller.abort();
    ways.delete(id);
    show(uploads.getState().filter((one) => one.id !== id));
  }

  async function finish(upload: Upload, attachment: Attachment): Promise<void> {
    const { id, taskId } = upload;
    made.add(attachment.id);
    taskEvents.emit({ type: 'task-changed', taskId });
    const { queryKey } = taskQueries(engine).attachments(taskId);
    await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    remove(id);
    for (const listener of [...addedListeners]) listener(upload);
  }

  function fail({ id, taskId, file }: Upload, cause: unknown): void {
    if (!ways.has(id) || isAbort(cause)) return;
    if (isLoginRequired(cause)) {
      setState(id, { kind: 'signed-out' });
      return;
    }
    setState(id, { kind: 'failed', cause });
    if (addedListeners.size > 0) return;
    const task = queries.getQueryData<TaskDetail>(taskQueries(engine).detail(taskId).queryKey);
    const isKept = language.t('attachments.uploadError.kept');
    // Nobody looks at the list: it is kept there.
    notifications.notify({
      kind: 'error',
      title: language.t('attachments.uploadError', { name: file.name }),
      detail: task === undefined ? isKept : `${taskLabel(queries, engine, task)}\n${isKept}`,
    });
  }

  async function run(upload: Upload, way: Way): Promise<void> {
    const onState = (state: UploadState) => setState(upload.id, state);
    onState({ kind: 'sending', part: 0 });
    try {
      await finish(upload, await sendFile(services, queries, { upload, way, made, onState }));
    } catch (cause) {
      fail(upload, cause);
    }
  }

  function retry(id: number): void {
    const upload = uploads.getState().find((one) => one.id === id);
    const way = ways.get(id);
    if (upload !== undefined && way !== undefined) void run(upload, way);
  }

  const unsubscribe = session.subscribe(() => {
    if (session.status === 'active') {
      for (const { id, state } of uploads.getState()) if (state.kind === 'signed-out') retry(id);
    } else if (session.status === 'ended') {
      unsubscribe();
      for (const { id } of uploads.getState()) remove(id);
      onEnd();
    }
  });

  return {
    uploads,
    onAdded(listener) {
      addedListeners.add(listener);
      return () => addedListeners.delete(listener);
    },
    add(taskId, file) {
      lastId += 1;
      const upload: Upload = { id: lastId, taskId, file, state: { kind: 'sending', part: 0 } };
      const way: Way = { controller: new AbortController(), tries: createTries(`upload ${lastId}`) };
      ways.set(upload.id, way);
      show([...uploads.getState(), upload]);
      void run(upload, way);
    },
    retry,
    remove,
  };
}

interface Sending {
  readonly upload: Upload;
  readonly way: Way;
  /** Ids of attachments that are certainly others. */
  readonly made: ReadonlySet<string>;
  readonly onState: (state: UploadState) => void;
}

/** Sends a file; where an earlier try may have done so without an answer, that is looked for first. */
async function sendFile(
  { engine, dialogs, language }: PluginServices,
  queries: QueryClient,
  { upload: { taskId, file }, way: { controller, tries }, made, onState }: Sending,
): Promise<Attachment> {
  const { queryKey } = taskQueries(engine).attachments(taskId);
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
    mayRepeat: () =>
      dialogs.confirm({
        title: language.t('attachments.again.title', { name: file.name }),
        text: language.t('attachments.again.text'),
        confirmLabel: language.t('attachments.again.confirm'),
      }),
  });
}
