import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { Button } from '@taskweave/ui/button';
import { explainProblem } from '@taskweave/ui/explain-problem';
import { Note } from '@taskweave/ui/note';
import { SelectField } from '@taskweave/ui/select-field';
import { TextField } from '@taskweave/ui/text-field';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { nameOf } from '../plugins/host/createRemedies';
import { scopeOf } from '../plugins/host/scopeOf';
import { asksForGroups } from '../plugins/registry/unmetCondition';
import { useAdminText } from './i18n/addAdminTexts';
import { PartsTable } from './PartsTable';
import styles from './PluginsPage.module.css';
import { statusView } from './statusView';

export interface PointPartsProps {
  readonly services: Pick<Services, 'connection' | 'navigation' | 'plugins' | 'session'>;
}

/** The order of the parts at a place, and why one of them is not there. */
export function PointParts({ services }: PointPartsProps) {
  const { t } = useAdminText();
  const { connection, navigation, plugins, session } = services;
  const { registry } = plugins;
  const all = useSyncExternalStore(registry.subscribe, () => registry.plugins);
  const { flags } = registry.admin;
  const me = 'user' in session.state ? session.state.user : '';
  const [point, setPoint] = useState('tasklist.task.detail');
  const [asked, setAsked] = useState({ task: navigation.params.task ?? '', user: me });

  const parts = registry.declaredAt(point);
  const task = useQuery({
    ...taskQueries(connection).detail(asked.task),
    enabled: asked.task !== '',
    retry: false,
  });
  const needsGroups = parts.some(({ contribution, plugin }) =>
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
  const unknown = all.filter(({ plugin }) => plugin === null);

  return (
    <section className={styles.section} aria-labelledby="admin-parts">
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
          {t('parts.show')}
        </Button>
      </form>
      {task.error && (
        <Note tone="danger" icon="error" role="alert" error={task.error}>
          {t('parts.taskFailed', { message: explainProblem(task.error) })}
        </Note>
      )}
      {groups.error && (
        <Note tone="danger" icon="error" role="alert" error={groups.error}>
          {t('parts.groupsFailed', { user: asked.user, message: explainProblem(groups.error) })}
        </Note>
      )}
      <PartsTable
        point={point}
        parts={parts}
        registry={registry}
        facts={{
          engine: connection.engine,
          user: asked.user,
          flags,
          groups: groups.data ?? null,
          processDefinitionKey:
            task.data === undefined ? null : (scopeOf({ task: task.data }).processDefinitionKey ?? null),
        }}
      />
      {unknown.length > 0 && (
        <div className={styles.faint}>
          <p>{t('why.unknownPlugins')}</p>
          <ul className={styles.problems}>
            {unknown.map(({ id, status }) => (
              <li key={id}>
                {nameOf(registry, id)}: {t(statusView(status).text)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );

  function ask(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    setAsked({ task: read('task'), user: read('user') });
  }
}
