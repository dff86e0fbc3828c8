import { saveFile } from '@taskweave/base/files/saveFile';
import { Button } from '@taskweave/ui/button';
import { copyText } from '@taskweave/ui/copy-text';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useState, useSyncExternalStore } from 'react';
import pageStyles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import styles from './DraftEditor.module.css';
import type { DraftServices } from './DraftServices';
import { type DraftProblem, readDraft } from './reading/readDraft';

export interface DraftActionsProps extends DraftServices {
  readonly text: string;
  /** Nothing can be done with the draft because of this. */
  readonly onStuck: (problem: DraftProblem) => void;
  readonly onDiscard: () => void;
}

/** What can be done with the draft. Nothing of it reaches the server. */
export function DraftActions({ services, text, onStuck, onDiscard }: DraftActionsProps) {
  const { explain, ready } = useProblemWords();
  const { t } = usePluginPagesTexts();
  const { dialogs, plugins } = services;
  const preview = useSyncExternalStore(plugins.preview.subscribe, plugins.preview.text);
  const { done, setDone, withDraft } = useDone({ services, text, onStuck });
  const isSafe = plugins.safeMode.isOn;

  async function discard(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('draft.discard.title'),
      text: t('draft.discard.text'),
      confirmLabel: t('draft.discard'),
      isDangerous: true,
    });
    if (!isSure) return;
    if (preview !== null) plugins.preview.end();
    onDiscard();
    setDone(t('draft.discarded'));
  }

  return (
    <div className={styles.actions}>
      <div className={pageStyles.actions}>
        <Button
          variant="primary"
          aria-disabled={isSafe || undefined}
          aria-describedby="draft-state"
          onClick={withDraft(() =>
            plugins.preview.start(text.trim() === '' ? '{}' : text).then(
              () => '',
              async (error: unknown) => {
                await ready(error);
                return t('draft.previewFailed', { message: explain(error) });
              },
            ),
          )}
        >
          {t(preview === null ? 'draft.preview' : 'draft.preview.update')}
        </Button>
        <Button
          variant="secondary"
          icon="copy"
          onClick={withDraft(() =>
            copyText(text).then(
              () => t('draft.copied'),
              () => t('draft.copyFailed'),
            ),
          )}
        >
          {t('common.copy')}
        </Button>
        <Button
          variant="secondary"
          icon="download"
          onClick={withDraft(() => {
            saveFile(new Blob([text], { type: 'application/json' }), 'plugins.json');
            return '';
          })}
        >
          {t('draft.download')}
        </Button>
        <Button tone="danger" icon="trash" onClick={() => void discard()}>
          {t('draft.discard')}
        </Button>
      </div>
      <p id="draft-state" role="status" className={pageStyles.faint}>
        {isSafe && t('draft.preview.safeMode')}
        {preview !== null && t(preview === text ? 'draft.preview.current' : 'draft.preview.older')}
      </p>
      <p role="status" className={pageStyles.faint}>
        {done}
      </p>
    </div>
  );
}

/** Says what was done; where the draft is no JSON, it leads to the place instead. */
function useDone({ services, text, onStuck }: Omit<DraftActionsProps, 'onDiscard'>) {
  const { t } = usePluginPagesTexts();
  const [done, setDone] = useState('');
  const { registry } = services.plugins;
  return {
    done,
    setDone,
    withDraft: (act: () => string | Promise<string>) => async () => {
      const { file, problems } = readDraft(text, registry.entry);
      const [problem] = problems;
      if (file === null && problem !== undefined) {
        onStuck(problem);
        setDone(t('draft.invalid'));
        return;
      }
      setDone(await act());
    },
  };
}
