import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import { Generations } from '../../match/generations.ts';
import type { PresentedEvent } from '../../match/present.ts';
import type { GraphqlContext } from '../context.ts';
import type { Executor } from '../executor.ts';
import type { Admitted } from '../gate/index.ts';

/** Events whose bodies are kept, and operations for each: all subscribers are woken at once. */
const EVENTS = 256;
const OPERATIONS = 8;

/** A result as text, or, where it has errors, as it is: these are told to each client by itself. */
export type Body = string | ExecutionResult;

/**
 * Results of subscriptions as text, made once for all who share them (performance 2.6): by the event as one
 * kind of viewer sees it, a value of its own for each view, and by the operation. Only for operations that
 * `isShareable`.
 */
export class SharedFrames {
  readonly #executor: Executor;
  readonly #bodies = new Generations<PresentedEvent, Map<OperationDefinitionNode, Promise<Body>>>(EVENTS);

  constructor(executor: Executor) {
    this.#executor = executor;
  }

  body(event: PresentedEvent, admitted: Admitted, context: GraphqlContext): Promise<Body> {
    let bodies = this.#bodies.get(event);
    if (bodies === undefined) {
      bodies = new Map();
      this.#bodies.set(event, bodies);
    }
    const known = bodies.get(admitted.operation);
    if (known !== undefined) return known;
    const body = this.#make(event, admitted, context);
    if (bodies.size < OPERATIONS) bodies.set(admitted.operation, body);
    return body;
  }

  async #make(event: PresentedEvent, admitted: Admitted, context: GraphqlContext): Promise<Body> {
    const result = await this.#executor.execute(admitted, context, event);
    return result.errors === undefined ? JSON.stringify(result) : result;
  }
}
