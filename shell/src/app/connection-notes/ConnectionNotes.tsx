import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { defineTexts } from '@taskweave/i18n/Texts';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { Note } from '@taskweave/ui/note';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Connection } from '../../connections/client/Connection';
import { wantedIn } from '../../connections/client/createPatience';
import type { OtherEngine } from '../../connections/connectEngine';
import type { Connections } from '../../connections/openConnections';
import SignInForm from '../../sign-in/SignInForm';
import styles from './ConnectionNotes.module.css';
import de from './de.json';
import en from './en.json';

const TEXTS = defineTexts('shell.app.connection-notes', { en, de });

export interface ConnectionNotesProps {
  readonly connections: Pick<Connections, 'own' | 'others' | 'retry'> & {
    readonly client: Pick<Connections['client'], 'patience'>;
    readonly session: Pick<Connections['session'], 'state' | 'subscribe'>;
  };
  readonly userId: string;
}

export default function ConnectionNotes({ connections, userId }: ConnectionNotesProps) {
  const { t } = useTexts(TEXTS);
  const [asked, setAsked] = useState<OtherEngine | null>(null);
  const before = useRef<HTMLElement>(null);
  const { patience } = connections.client;
  const isOver = useSyncExternalStore(
    patience.subscribe,
    () => asked !== null && patience.status(asked).kind !== 'signed-out',
  );
  // Somebody has signed in elsewhere, or the engine is away.
  if (isOver) setAsked(null);
  return (
    <div className={styles.bar} role="status" tabIndex={-1}>
      <ConnectionNote connections={connections} connection={connections.own} onSignIn={null} />
      {connections.others.map((other) => (
        <ConnectionNote
          key={other.mark}
          connections={connections}
          connection={other}
          onSignIn={() => ask(other)}
        />
      ))}
      {asked !== null && (
        <Dialog
          isOpen
          size="sm"
          title={t('signIn', { name: asked.setting.label })}
          closeLabel={t('common.close')}
          finalFocus={before}
          onClose={() => setAsked(null)}
        >
          <SignInForm knownUser={asked.setting.samePersons ? userId : ''} signIn={signIn} />
        </Dialog>
      )}
    </div>
  );

  function ask(other: OtherEngine): void {
    const { activeElement } = document;
    if (asked === null) before.current = activeElement instanceof HTMLElement ? activeElement : null;
    setAsked(other);
  }

  async function signIn(user: string, password: string) {
    const result = (await asked?.signIn(user, password)) ?? 'no-access';
    if (result === 'signed-in') setAsked(null);
    return result;
  }
}

interface ConnectionNoteProps extends Pick<ConnectionNotesProps, 'connections'> {
  readonly connection: Connection;
  /** Null for the page's own engine, whose session is the page's matter. */
  readonly onSignIn: (() => void) | null;
}

function ConnectionNote({ connections, connection, onSignIn }: ConnectionNoteProps) {
  const { t, locale } = useTexts(TEXTS);
  const { session, retry } = connections;
  const { patience } = connections.client;
  const status = useSyncExternalStore(patience.subscribe, () => patience.status(connection));
  // One password at a time.
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.state.status === 'signed-in');
  const name = connection.setting.label;
  const wanted = isSignedIn ? wantedIn(status) : 0;
  const ask = useEffectEvent(() => onSignIn?.());
  useEffect(() => {
    if (wanted > 0) ask();
  }, [wanted]);
  const look = () => void retry(connection, true);
  switch (status.kind) {
    case 'there':
      return null;
    case 'waiting':
      return <Note icon="info">{t('waiting', { name })}</Note>;
    case 'back':
      return (
        <Note icon="info" action={<NoteButton label={t('common.show')} onClick={look} />}>
          {t('back', { name })}
        </Note>
      );
    case 'signed-out':
      return onSignIn === null ? null : (
        <Note icon="info" action={<NoteButton label={t('common.signIn')} onClick={onSignIn} />}>
          {t('signedOut', { name })}
        </Note>
      );
    case 'away':
      return (
        <Note icon="warning" action={<NoteButton label={t('common.tryAgain')} onClick={look} />}>
          {t(status.isFailing ? 'failing' : 'away', { name, time: formatsFor(locale).time(status.since) })}
        </Note>
      );
  }
}

function NoteButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // When the note goes, the button goes too, and its focus moves to the line.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current === document.activeElement) current?.closest<HTMLElement>('[role=status]')?.focus();
    };
  }, []);
  return (
    <Button ref={button} variant="secondary" size="sm" onClick={onClick}>
      {label}
    </Button>
  );
}
