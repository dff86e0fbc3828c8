import { useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { incidentQueries } from '@taskweave/engine-client/queries/process/incidentQueries';
import {
  annotateIncident,
  getIncident,
  type Incident,
} from '@taskweave/engine-client/resources/instance/incident';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useSettings } from '@taskweave/plugin-sdk';
import { AnnotationText } from '@taskweave/ui/annotation-text';
import { Button } from '@taskweave/ui/button';
import { Chip } from '@taskweave/ui/chip';
import { CopyButton } from '@taskweave/ui/copy-button';
import { DateText } from '@taskweave/ui/date-text';
import { Problem } from '@taskweave/ui/problem';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Row } from '@taskweave/ui/stack';
import { useId, useRef, useState } from 'react';
import { INCIDENT_TEXTS } from '../texts/incidentTexts';
import styles from './IncidentDialog.module.css';
import { type RetryStep, useRetry } from './useRetry';

export interface IncidentItemProps {
  readonly incident: Incident;
  readonly mayAnnotate: boolean;
  readonly onStored: () => void;
  readonly onRetrySet: () => void;
  readonly onRetryEnd: (outcome: 'done' | 'failed') => void;
}

export function IncidentItem(props: IncidentItemProps) {
  const { incident, mayAnnotate, onStored, onRetrySet, onRetryEnd } = props;
  const { t, locale } = useTexts(INCIDENT_TEXTS);
  const engine = useEngineClient();
  const { userOperationLogAnnotationLength } = useSettings();
  const { id, type, since, activityId, message, annotation } = incident;
  const isKnown = type === 'failedJob' || type === 'failedExternalTask';
  const frame = useRef<HTMLDivElement>(null);
  const retry = useRetry(incident, {
    onSet: onRetrySet,
    onEnd: (outcome) => {
      if (outcome === 'done' && frame.current?.contains(document.activeElement)) frame.current.focus();
      onRetryEnd(outcome);
    },
  });
  const { step } = retry;
  const isGone = step.kind === 'waiting' || step.kind === 'done';

  async function store(text: string | null): Promise<void> {
    await confirmWrite({
      send: () => annotateIncident(engine, id, text),
      look: async (signal) => foundWhen((await getIncident(engine, id, signal)).annotation === text),
    });
    onStored();
  }

  return (
    <div ref={frame} className={styles.incident} tabIndex={-1}>
      <div className={styles.facts}>
        <Chip tone={isGone ? 'neutral' : 'danger'} icon="warning">
          {isKnown ? t(`type.${type}`) : type}
        </Chip>
        {activityId !== null && <code>{activityId}</code>}
        <span>
          {t('since')} <DateText iso={since} locale={locale} now={pageTime()} form="with-time" />
        </span>
        {incident.rootId !== id && <span>{t('called')}</span>}
        <RetryState step={step} />
      </div>
      <p className={styles.message} dir="auto">
        {message ?? t('message.none')}
      </p>
      {step.kind === 'refused' && <Problem error={step.error} title={t('retry.failed')} isAlert />}
      <Row className={styles.buttons}>
        {retry.send !== null && step.kind !== 'done' && (
          <Button
            size="sm"
            variant="secondary"
            icon="refresh"
            busy={step.kind === 'sending' || step.kind === 'waiting'}
            onClick={() => void retry.send?.()}
          >
            {t('retry')}
          </Button>
        )}
        {isKnown && !isGone && <Trace incident={incident} />}
      </Row>
      {!isGone && (
        <AnnotationText
          label={t('annotation')}
          value={annotation}
          maxLength={userOperationLogAnnotationLength}
          readOnly={!mayAnnotate}
          onSave={store}
        />
      )}
    </div>
  );
}

function Trace({ incident }: { readonly incident: Incident }) {
  const { t } = useTexts(INCIDENT_TEXTS);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...incidentQueries(useEngineClient()).trace(incident), enabled: isOpen });
  return (
    <>
      <Button
        size="sm"
        icon={isOpen ? 'chevron-down' : 'chevron-right'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('trace')}
      </Button>
      {isOpen && query.data && <CopyButton label={t('trace.copy')} text={query.data} />}
      {isOpen && (
        <div id={id} className={styles.trace}>
          <Resolve
            query={query}
            title={t('trace.failed')}
            pending={<Skeleton shape="lines" count={3} label={t('trace.loading')} />}
          >
            {(text) =>
              text === null ? (
                <p className={styles.message}>{t('trace.none')}</p>
              ) : (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
                <section className={styles.scroll} tabIndex={0} aria-label={t('trace')}>
                  <pre className={styles.text} dir="ltr">
                    {text}
                  </pre>
                </section>
              )
            }
          </Resolve>
        </div>
      )}
    </>
  );
}

function RetryState({ step }: { readonly step: RetryStep }) {
  const { t } = useTexts(INCIDENT_TEXTS);
  return (
    <span role="status">
      {step.kind === 'waiting' && <Chip icon="refresh">{t('retry.waiting')}</Chip>}
      {step.kind === 'done' && (
        <Chip tone="success" icon="check">
          {t('retry.done')}
        </Chip>
      )}
      {step.kind === 'failed' && (
        <Chip tone="danger" icon="warning">
          {t('retry.again')}
        </Chip>
      )}
    </span>
  );
}
