import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The ordinary API of a library, used on what it believes to be its own. */
export default function Part() {
  const queries = useQueryClient();
  const [isDone, setIsDone] = useState(false);
  async function clear() {
    onlineManager.setOnline(false);
    await queries.cancelQueries();
    await queries.invalidateQueries();
    await queries.resetQueries();
    queries.clear();
    setIsDone(true);
  }
  return (
    <button type="button" onClick={() => void clear()}>
      {isDone ? 'Cleared' : 'Clear'}
    </button>
  );
}
