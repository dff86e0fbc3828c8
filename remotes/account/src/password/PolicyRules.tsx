import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Icon } from '@taskweave/ui/icon';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Stack } from '@taskweave/ui/stack';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import styles from './PolicyRules.module.css';
import type { MarkedRule, PasswordCheck } from './usePasswordCheck';

export interface PolicyRulesProps {
  readonly check: PasswordCheck;
  readonly isBegun: boolean;
}

export function PolicyRules({ check, isBegun }: PolicyRulesProps) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const { state } = check;
  if (state.status === 'DEACTIVATED') return null;
  const error = state.status === 'NOT_OK' ? state.error : undefined;
  return (
    <Stack gap={2} className={styles.policy} data-state={state.status}>
      {state.rules.length > 0 && (
        <>
          <p id="password-policy" className={styles.title}>
            {t('policy.title')}
          </p>
          <ul role="list" className={styles.rules} aria-labelledby="password-policy">
            {state.rules.map((rule) => (
              <Rule key={rule.place} rule={rule} />
            ))}
          </ul>
        </>
      )}
      {error === undefined ? (
        <p className={styles.status} role="status">
          {isBegun && t(`policy.${state.status}`)}
        </p>
      ) : (
        <Note
          tone="danger"
          role="alert"
          error={error}
          action={
            <Button size="sm" icon="refresh" onClick={check.retry}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t('policy.failed')} {explain(error)}
        </Note>
      )}
    </Stack>
  );
}

function Rule({ rule }: { readonly rule: MarkedRule }) {
  const { t } = useTranslation();
  const state = rule.isMet === null ? 'open' : rule.isMet ? 'met' : 'unmet';
  return (
    <li className={styles.rule} data-state={state}>
      <span className={styles.mark}>
        <Icon name={state === 'met' ? 'check' : state === 'unmet' ? 'close' : 'minus'} />
      </span>
      <span>{useRuleText(rule)}</span>
      <VisuallyHidden>{t(`rule.${state}`)}</VisuallyHidden>
    </li>
  );
}

function useRuleText({ key, parameters }: MarkedRule): string {
  const { t } = useTranslation<string>();
  const name = `rule.${key}`;
  const [first] = Object.values(parameters);
  const count = Number(first);
  const text = t(name, Number.isFinite(count) ? { count } : {});
  if (text !== name) return text;
  const settings = Object.entries(parameters).map(([parameter, set]) => `${parameter} ${set}`);
  return settings.length === 0 ? key : `${key} (${settings.join(', ')})`;
}
