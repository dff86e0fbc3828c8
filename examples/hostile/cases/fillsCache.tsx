import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const ANSWERS = 5000;

/** Keeps everything for ever. */
export default function Part() {
  const queries = useQueryClient();
  useEffect(() => {
    for (let index = 0; index < ANSWERS; index += 1) queries.setQueryData(['answer', index], index);
  }, [queries]);
  return <p>Filled.</p>;
}
