import { useQuery } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';

/** The administrator's file as it is written, an empty text where there is none. Read again each time the editor opens. */
export function useServedText({ appRoot }: Pick<EngineConnection, 'appRoot'>, send: typeof fetch) {
  const address = `${appRoot}/app/taskweave/config/plugins.json`;
  return useQuery({
    queryKey: ['plugins-file', address],
    queryFn: () => fetchText(address, send),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
}

async function fetchText(address: string, send: typeof fetch): Promise<string> {
  const response = await send(address, { cache: 'no-cache' });
  // Some servers answer with their first page where a file is missing.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (response.status === 404 || (response.ok && isPage)) return '';
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}
