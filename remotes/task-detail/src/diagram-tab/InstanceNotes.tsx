import type { Incident } from '@taskweave/engine-client/resources/instance/incident';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useNavigation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import styles from './DiagramTab.module.css';
import type { RunningCall } from './instanceState';
import { STATE_TEXTS } from './texts/stateTexts';

export interface InstanceNotesProps {
  readonly incidents: readonly Incident[];
  readonly haveIncidentsFailed: boolean;
  readonly calls: readonly RunningCall[];
  readonly names: Readonly<Record<string, string>>;
}

export function InstanceNotes({ incidents, haveIncidentsFailed, calls, names }: InstanceNotesProps) {
  const { t } = useTexts(STATE_TEXTS);
  const navigation = useNavigation();

  function tasksOf(instanceId: string): string {
    const criterion = { type: 'processInstanceIdIn', operator: 'In', value: [instanceId], name: '' };
    return navigation.inboxHref({ searchQuery: JSON.stringify([criterion]), task: null, detailsTab: null });
  }

  return (
    <>
      {haveIncidentsFailed && <Note tone="danger">{t('common.incidentsFailed')}</Note>}
      {incidents.length > 0 && (
        <Note tone="danger" icon="error">
          <strong>{t('incidents')}</strong>
          <ul role="list" aria-label={t('incidents')}>
            {incidents.map(({ id, type, activityId, message }) => (
              <li key={id}>
                {t('incidents.at', {
                  activity: names[activityId ?? ''] ?? activityId ?? type,
                  message: message ?? type,
                })}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {calls.length > 0 && (
        <div className={styles.related}>
          <span>{t('called')}</span>
          <ul role="list" aria-label={t('called')}>
            {calls.map(({ id, name }) => (
              <li key={id}>
                <Button size="sm" variant="secondary" icon="list" href={tasksOf(id)}>
                  {t('called.tasks', { name })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
