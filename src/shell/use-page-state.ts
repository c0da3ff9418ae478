import { type Dispatch, type SetStateAction, useState } from 'react';
import type { RouteId } from '#src/routing/routes.ts';

/** A state that belongs to the page that is shown: another page, also one that Back leads to, begins with none. */
export function usePageState<Value>(page: RouteId, none: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(none);
  const [shown, setShown] = useState(page);
  if (shown === page) return [value, setValue];
  setShown(page);
  setValue(none);
  return [none, setValue];
}
