import { lazyPart } from '@taskweave/plugin-sdk';
import type { Completion } from '@taskweave/widgets/search/completeSearch';
import type { RefObject } from 'react';
import SuggestionList, { type SuggestionListHandle } from './suggestions/SuggestionList';
import type { KnownVariables } from './useKnownVariables';
import type { SearchBarState } from './useSearchBar';

const ValueDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './criterion/ValueDialog'), {
  takesKeys: true,
});

export interface BarPopupsProps {
  readonly bar: SearchBarState;
  readonly list: Pick<KnownVariables, 'variables' | 'otherVariables'> & {
    readonly id: string;
    readonly completions: readonly Completion[];
    readonly handle: RefObject<SuggestionListHandle | null>;
    readonly earlySteps: RefObject<number>;
    readonly onActiveChange: (id: string | null) => void;
    readonly onShownChange: (isShown: boolean) => void;
  };
}

export function BarPopups({ bar, list }: BarPopupsProps) {
  const { draft, text, isAdding, dialog, input } = bar;
  return (
    <>
      {bar.isOpen && (
        <SuggestionList
          {...list}
          draft={draft}
          text={text}
          isAdding={isAdding}
          onPick={(action) => {
            bar.take(action);
            input.current?.focus();
          }}
        />
      )}
      {dialog !== null && (
        <ValueDialog
          draft={dialog}
          text={text}
          onClose={bar.closeDialog}
          onFinish={(value) => {
            bar.finish(value);
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}
