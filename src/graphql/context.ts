import type { Identity } from '../identity/identity.ts';
import type { Caller } from '../match/access.ts';
import type { Services } from '../services.ts';
import { Loaders } from './loaders.ts';

/** What all operations of a process share. */
export interface GraphqlDeps {
  readonly services: Services;
  readonly identity: Identity;
}

/** What one operation knows. A fresh one for each, on both transports. */
export interface GraphqlContext extends GraphqlDeps {
  readonly caller: Caller;
  readonly requestId: string;
  readonly loaders: Loaders;
}

/** The context of one operation of a caller. */
export function createContext(
  deps: GraphqlDeps,
  caller: Caller,
  request: { readonly id: string },
): GraphqlContext {
  return { ...deps, caller, requestId: request.id, loaders: new Loaders(deps.services.store) };
}
