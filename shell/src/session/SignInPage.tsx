import type { SignInResult } from '@taskweave/engine-client/Session';
import { Note } from '@taskweave/ui/note';
import { useEffect } from 'react';
import { Brand } from '../app/Brand';
import { useShellText } from '../i18n/useShellText';
import { SignInForm } from './SignInForm';

export interface SignInPageProps {
  readonly engine: string;
  readonly hasJustLeft: boolean;
  readonly onSignIn: (user: string, password: string) => Promise<SignInResult>;
}

export function SignInPage({ engine, hasJustLeft, onSignIn }: SignInPageProps) {
  const { t } = useShellText();

  useEffect(() => {
    document.title = t('title.page', { page: t('signIn.title') });
  }, [t]);

  return (
    <main className="page">
      <div className="page-card">
        <Brand engine={engine} />
        <h1 className="page-title">{t('signIn.title')}</h1>
        {hasJustLeft && <Note role="status">{t('signIn.left')}</Note>}
        <SignInForm onSignIn={onSignIn} />
      </div>
    </main>
  );
}
