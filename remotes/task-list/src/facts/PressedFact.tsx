import { variableDataUrl } from '@taskweave/engine-client/resources/task/taskVariables';
import { lazyPart, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { type MouseEvent, useState } from 'react';
import styles from './PressedFact.module.css';
import type { RowFact } from './RowFacts';

const VariableDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './VariableDialog'), {
  takesKeys: true,
});

export interface PressedFactProps {
  readonly fact: RowFact;
  readonly words: string;
  readonly isReachable?: boolean;
}

export function PressedFact({ fact, words, isReachable = false }: PressedFactProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const [isOpen, setIsOpen] = useState(false);
  const { label, value, variable } = fact;
  const tabIndex = isReachable ? 0 : -1;

  if (value.kind === 'file') {
    if (variable.id === undefined) return <bdi>{words}</bdi>;
    return (
      <a
        className={styles.press}
        href={variableDataUrl(engine, variable.id)}
        download={words}
        tabIndex={tabIndex}
        aria-label={t('common.downloadNamed', { name: words })}
      >
        <Icon name="download" />
        <bdi>{words}</bdi>
      </a>
    );
  }

  function open(event: MouseEvent): void {
    // The click would also open the row's task.
    event.stopPropagation();
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={styles.press}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <bdi>{words}</bdi>
      </button>
      {isOpen && <VariableDialog name={label} variable={variable} onClose={() => setIsOpen(false)} />}
    </>
  );
}
