import { type FormSubject, type FormVariables, useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';

export type Invoice =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly creditor: string; readonly number: string; readonly amount: number };

/** The invoice that the task is about. */
export function useInvoice(subject: FormSubject): Invoice {
  const engine = useEngineClient();
  const [invoice, setInvoice] = useState<Invoice>({ status: 'loading' });
  const taskId = subject.kind === 'task' ? subject.taskId : null;

  useEffect(() => {
    if (taskId === null) return setInvoice({ status: 'failed' });
    const controller = new AbortController();
    engine
      .get<FormVariables>(`task/${encodeURIComponent(taskId)}/form-variables`, {
        query: { variableNames: ['creditor', 'invoiceNumber', 'amount'] },
        signal: controller.signal,
      })
      .then(({ creditor, invoiceNumber, amount }) =>
        setInvoice({
          status: 'ready',
          creditor: String(creditor?.value ?? ''),
          number: String(invoiceNumber?.value ?? ''),
          amount: Number(amount?.value ?? 0),
        }),
      )
      .catch(() => {
        if (!controller.signal.aborted) setInvoice({ status: 'failed' });
      });
    return () => controller.abort();
  }, [engine, taskId]);

  return invoice;
}
