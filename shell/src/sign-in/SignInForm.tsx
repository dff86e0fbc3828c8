import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { SpokenTexts } from '@taskweave/i18n/Texts';
import { type LoginProps, useEngineClient } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Stack } from '@taskweave/ui/stack';
import { TextField } from '@taskweave/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { welcomeHref } from '../header/suiteApps';
import { SIGN_IN_TEXTS, type SignInTextKey } from '../welcome/signInTexts';
import { createFailedSignIns, type Refusal } from './createFailedSignIns';

export type SignInFormProps = Pick<LoginProps, 'knownUser' | 'signIn'>;

export default function SignInForm({ knownUser, signIn }: SignInFormProps) {
  const { t } = useTexts(SIGN_IN_TEXTS);
  const words = useProblemWords();
  const [user, setUser] = useState(knownUser);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failed] = useState(() => createFailedSignIns());
  const { isOver, setPause } = usePause();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const hasKnownUser = knownUser !== '';
  useEffect(() => {
    (hasKnownUser ? second : first).current?.focus();
  }, [hasKnownUser]);

  async function send(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    setPause(0);
    try {
      const result = await signIn(user.trim(), password);
      if (result !== 'wrong-credentials') failed.accepted(user.trim());
      if (result === 'signed-in') return;
      const refusal = result === 'no-access' ? null : failed.refused(user.trim());
      setProblem({ say: (texts) => refusalText(refusal, texts), mayNotEnter: refusal === null });
      setPause(refusal?.seconds ?? 0);
      if (refusal?.kind !== 'early') setPassword('');
      second.current?.focus();
    } catch (error) {
      await words.ready(error);
      const reason = (texts: Translate) =>
        isLoginRequired(error) ? texts('signIn.elsewhere') : words.explain(error);
      setProblem({ say: (texts) => `${texts('signIn.failed')} ${reason(texts)}`, failure: error });
    } finally {
      setIsBusy(false);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (user.trim() === '' || password === '') {
      setProblem({ say: (texts) => texts('signIn.incomplete') });
      (user.trim() === '' ? first : second).current?.focus();
      return;
    }
    void send();
  }

  return (
    <Stack as="form" gap={4} onSubmit={handleSubmit} noValidate>
      {problem !== null && !isOver && <SignInProblem {...problem} message={problem.say(t)} />}
      {isOver && <Note role="status">{t('signIn.again')}</Note>}
      <TextField
        ref={first}
        label={t('common.userName')}
        value={user}
        onChange={setUser}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        name="username"
      />
      <TextField
        ref={second}
        label={t('common.password')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        name="password"
      />
      <Button variant="primary" type="submit" busy={isBusy}>
        {t('common.signIn')}
      </Button>
    </Stack>
  );
}

type Translate = SpokenTexts<SignInTextKey>['t'];

/** Its words follow the language, which people can change on this page. */
interface Problem {
  readonly say: (texts: Translate) => string;
  readonly failure?: unknown;
  readonly mayNotEnter?: boolean;
}

interface SignInProblemProps extends Omit<Problem, 'say'> {
  readonly message: string;
}

function SignInProblem({ message, failure = null, mayNotEnter = false }: SignInProblemProps) {
  const { t } = useTexts(SIGN_IN_TEXTS);
  const engine = useEngineClient();
  const welcome = mayNotEnter && (
    <Button
      variant="secondary"
      size="sm"
      href={welcomeHref({ appRoot: engine.appRoot, engine: engine.name })}
    >
      {t('noAccess.welcome')}
    </Button>
  );
  return (
    <Note tone="danger" role="alert" error={failure} action={welcome}>
      {message}
    </Note>
  );
}

function refusalText(refusal: Refusal | null, t: Translate): string {
  if (refusal === null) return t('signIn.noAccess');
  const { kind, seconds } = refusal;
  if (kind === 'locked') return `${t('signIn.wrong')} ${t('signIn.locked')}`;
  if (kind === 'early') return t('signIn.early', { count: seconds });
  return `${t('signIn.wrong')} ${t('signIn.pause', { count: seconds })}`;
}

function usePause() {
  const [pause, setPause] = useState(0);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (pause === 0) return;
    const timer = setTimeout(() => setIsOver(true), pause * 1000);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [pause]);
  return { isOver, setPause };
}
