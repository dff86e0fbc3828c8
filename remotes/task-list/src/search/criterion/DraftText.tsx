import { useTexts } from '@taskweave/i18n/page/useTexts';
import { lazyPart } from '@taskweave/plugin-sdk';

import styles from '../SearchBar.module.css';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';
import type { SearchDraft } from './searchDraft';
import { attributeLabel, operatorSign } from './searchTexts';
import { UnknownName } from './UnknownName';

const DraftParts = lazyPart(() => import(/* webpackChunkName: "search" */ './DraftParts'));

export interface DraftTextProps {
  readonly id: string;
  readonly draft: SearchDraft;
  readonly isInNoFilter: (name: string) => boolean;
  readonly isChange: boolean;
  readonly onChange: (draft: SearchDraft) => void;
}

export function DraftText({ id, draft, isInNoFilter, isChange, onChange }: DraftTextProps) {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  return (
    <span className={styles.draft} data-draft id={id}>
      {isChange ? (
        <DraftParts draft={draft} onChange={onChange} />
      ) : (
        <>
          <b>{draft.name ?? attributeLabel(language, draft.attribute.key)}</b>
          {draft.operator !== null && ` ${operatorSign(language, draft.operator)}`}
        </>
      )}
      {draft.name !== null && isInNoFilter(draft.name) && <UnknownName />}
    </span>
  );
}
