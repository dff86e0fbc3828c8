import { Button } from '@taskweave/ui/button';
import { Chip } from '@taskweave/ui/chip';
import pageStyles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import styles from './DraftEditor.module.css';
import type { DraftChange } from './reading/draftChanges';
import type { DraftProblem } from './reading/readDraft';

export interface DraftProblemsProps {
  readonly problems: readonly DraftProblem[];
  readonly onGo: (problem: DraftProblem) => void;
}

/** What is wrong, each with the way to its line. */
export function DraftProblems({ problems, onGo }: DraftProblemsProps) {
  const { t } = usePluginPagesTexts();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.findings} aria-label={t('draft.problems')}>
      {problems.map((problem) => {
        const { code, pointer, message, isFatal, line, column } = problem;
        return (
          <li key={`${pointer} ${message}`} className={styles.problem}>
            <Chip tone={isFatal ? 'danger' : 'warning'} icon={isFatal ? 'error' : 'warning'}>
              {t(isFatal ? 'common.error' : 'common.warning')}
            </Chip>
            <Button variant="secondary" size="sm" onClick={() => onGo(problem)}>
              {t('common.place', { line, column })}
            </Button>
            <span className={styles.message}>
              <code className={pageStyles.code}>{code}</code>{' '}
              {pointer !== '/' && <code className={pageStyles.code}>{pointer}</code>}{' '}
              <span lang="en">{message}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export interface DraftChangesProps {
  /** Null where they cannot be known. */
  readonly changes: readonly DraftChange[] | null;
}

/** What would be different for people. */
export function DraftChanges({ changes }: DraftChangesProps) {
  const { t } = usePluginPagesTexts();
  return (
    <div className={styles.changes}>
      <h4 id="draft-changes">{t('draft.changes')}</h4>
      {changes === null || changes.length === 0 ? (
        <p className={pageStyles.faint}>
          {t(changes === null ? 'draft.changes.unknown' : 'draft.changes.none')}
        </p>
      ) : (
        <ul className={styles.findings} aria-labelledby="draft-changes">
          {changes.map(({ kind, name, before, after, needsServer }) => (
            <li key={`${kind} ${name}`}>
              {t(`draft.change.${kind}`, {
                name,
                before: before ?? t('draft.value.none'),
                after: after ?? t('draft.value.none'),
              })}{' '}
              {needsServer && <span className={styles.server}>{t('draft.needsServer')}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
