import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import { orderFor } from '@taskweave/plugin-files/admin-file/orderContributions';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { nameOf } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import { asksForGroups } from '@taskweave/plugin-files/known-plugins/unmetCondition';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { SelectField } from '@taskweave/ui/select-field';
import { Stack } from '@taskweave/ui/stack';
import { TextField } from '@taskweave/ui/text-field';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import type { PluginPages } from '../common/PluginPages';
import styles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import { statusView } from '../common/statusView';
import { PartsTable } from './PartsTable';

export interface PointPartsProps {
  readonly services: Pick<PluginPages, 'connection' | 'navigation' | 'plugins' | 'user'>;
}

export function PointParts({ services }: PointPartsProps) {
  const { t } = usePluginPagesTexts();
  const { connection, navigation, plugins, user } = services;
  const { registry } = plugins;
  const all = useSyncExternalStore(registry.subscribe, () => registry.plugins);
  const { flags } = registry.admin;
  const [point, setPoint] = useState('tasklist.task.detail');
  const [asked, setAsked] = useState({ task: navigation.inboxParam('task') ?? '', user });

  const parts = registry.declaredAt(point);
  const task = useQuery({
    ...taskQueries(connection).detail(asked.task),
    enabled: asked.task !== '',
    retry: false,
  });
  const needsGroups = parts.some(
    ({ contribution, plugin, priorities }) =>
      priorities.length > 0 ||
      asksForGroups(
        {
          when: contribution.when,
          pluginGroups: registry.entry(plugin.manifest.id)?.adminEntry?.groups ?? null,
        },
        flags,
      ),
  );
  const groups = useQuery({
    ...userQueries(connection).groups(asked.user),
    enabled: needsGroups && asked.user !== '',
    retry: false,
  });
  const points = registry.points.includes(point) ? registry.points : [point, ...registry.points];

  return (
    <Stack as="section" className={styles.section} aria-labelledby="admin-parts">
      <h3 id="admin-parts">{t('parts.title')}</h3>
      <p className={styles.faint}>{t('parts.text')}</p>
      <form className={styles.question} onSubmit={ask}>
        <SelectField
          label={t('parts.point')}
          options={points.map((value) => ({ value, label: value }))}
          value={point}
          onChange={setPoint}
        />
        <TextField label={t('parts.task')} name="task" defaultValue={asked.task} />
        <TextField label={t('parts.person')} name="user" defaultValue={asked.user} />
        <Button variant="secondary" type="submit">
          {t('common.show')}
        </Button>
      </form>
      <Fault error={task.error} text={(message) => t('parts.taskFailed', { message })} />
      <Fault
        error={groups.error}
        text={(message) => t('parts.groupsFailed', { user: asked.user, message })}
      />
      <PartsTable
        point={point}
        parts={orderFor(parts, groups.data ?? null)}
        registry={registry}
        facts={{
          engine: connection.name,
          user: asked.user,
          flags,
          groups: groups.data ?? null,
          processDefinitionKey: task.data === undefined ? null : processKeyOf(task.data.processDefinitionId),
        }}
      />
      <UnknownPlugins plugins={all.filter(({ plugin }) => plugin === null)} />
    </Stack>
  );

  function ask(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    setAsked({ task: read('task'), user: read('user') });
  }
}

interface FaultProps {
  readonly error: unknown;
  readonly text: (message: string) => string;
}

function Fault({ error, text }: FaultProps) {
  const { explain } = useProblemWords();
  if (!error) return null;
  return (
    <Note tone="danger" icon="error" role="alert" error={error}>
      {text(explain(error))}
    </Note>
  );
}

function UnknownPlugins({ plugins }: { readonly plugins: readonly PluginEntry[] }) {
  const { t } = usePluginPagesTexts();
  if (plugins.length === 0) return null;
  return (
    <div className={styles.faint}>
      <p>{t('why.unknownPlugins')}</p>
      <ul className={styles.problems}>
        {plugins.map((entry) => (
          <li key={entry.id}>
            {nameOf(entry)}: {t(statusView(entry.status).text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
