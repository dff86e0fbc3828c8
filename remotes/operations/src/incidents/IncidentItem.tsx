import { useQuery } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { incidentQueries } from '@taskweave/engine-client/queries/incidentQueries';
import { annotateIncident, getIncident, type Incident } from '@taskweave/engine-client/resources/incident';
import { useEngineClient, useSettings, useTranslation } from '@taskweave/plugin-sdk';
import { AnnotationText } from '@taskweave/ui/annotation-text';
import { Button } from '@taskweave/ui/button';
import { Chip } from '@taskweave/ui/chip';
import { DateText } from '@taskweave/ui/date-text';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useId, useState } from 'react';
import styles from './IncidentDialog.module.css';

export interface IncidentItemProps {
  readonly incident: Incident;
  readonly mayAnnotate: boolean;
  readonly onStored: () => void;
}

/** One thing that has failed. */
export function IncidentItem({ incident, mayAnnotate, onStored }: IncidentItemProps) {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const { userOperationLogAnnotationLength } = useSettings();
  const { id, type, since, activityId, message, annotation } = incident;
  const isKnown = type === 'failedJob' || type === 'failedExternalTask';

  async function store(text: string | null): Promise<void> {
    await confirmWrite({
      send: () => annotateIncident(engine, id, text),
      look: async (signal) => foundWhen((await getIncident(engine, id, signal)).annotation === text),
    });
    onStored();
  }

  return (
    <div className={styles.incident}>
      <div className={styles.facts}>
        <Chip tone="danger" icon="warning">
          {isKnown ? t(`type.${type}`) : type}
        </Chip>
        {activityId !== null && <code>{activityId}</code>}
        <span>
          {t('since')} <DateText iso={since} locale={locale} now={new Date()} form="with-time" />
        </span>
      </div>
      <p className={styles.message}>{message ?? t('message.none')}</p>
      {isKnown && <Trace incident={incident} />}
      <AnnotationText
        label={t('annotation')}
        value={annotation}
        maxLength={userOperationLogAnnotationLength}
        readOnly={!mayAnnotate}
        onSave={store}
      />
    </div>
  );
}

/** Asked for when somebody wants to see it. */
function Trace({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...incidentQueries(useEngineClient()).trace(incident),
    enabled: isOpen,
  });
  return (
    <div className={styles.trace}>
      <span>
        <Button
          size="sm"
          icon={isOpen ? 'chevron-down' : 'chevron-right'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('trace')}
        </Button>
      </span>
      {isOpen && (
        <div id={id}>
          {data !== undefined ? (
            data === null ? (
              <p className={styles.message}>{t('trace.none')}</p>
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              <section className={styles.scroll} tabIndex={0} aria-label={t('trace')}>
                <pre className={styles.text} dir="ltr">
                  {data}
                </pre>
              </section>
            )
          ) : error === null ? (
            <Skeleton shape="lines" count={3} label={t('trace.loading')} />
          ) : (
            <Problem
              error={error}
              title={t('trace.failed')}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
        </div>
      )}
    </div>
  );
}
