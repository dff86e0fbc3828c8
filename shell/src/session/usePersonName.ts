import { useQuery } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { useEffect } from 'react';
import { readKnownName, writeKnownName } from './KnownName';

export interface PersonNameOptions {
  readonly connection: EngineClient;
  readonly userId: string;
  readonly isSettled: boolean;
}

export function usePersonName({ connection, userId, isSettled }: PersonNameOptions): string | null {
  const { data, isError } = useQuery({ ...userQueries(connection).profile(userId), enabled: isSettled });
  const name = data === undefined ? null : userName(data);
  useEffect(() => {
    if (name !== null) writeKnownName({ user: userId, name });
  }, [userId, name]);
  return name ?? readKnownName(userId) ?? (isError ? userId : null);
}
