import { readShape } from '../reading/readShape';

export type SignedIn = {
  readonly status: 'signed-in';
  readonly user: string;
  readonly apps: readonly string[];
};

export type WhoAmI = SignedIn | { readonly status: 'signed-out' };

export function authAddress(appRoot: string, engine: string): string {
  return `${appRoot}/api/admin/auth/user/${engine}`;
}

export function parseSignedIn(body: unknown): SignedIn {
  const shape = readShape(body, 'session');
  const apps = shape.list('authorizedApps', (app) => String(app));
  return { status: 'signed-in', user: shape.text('userId'), apps };
}
