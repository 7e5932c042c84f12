import { assertNever } from '../kernel/assert-never.ts';
import type { PlatformEvent } from './platform-events.ts';

/** What happened, in one sentence. */
export function describePlatformEvent(event: PlatformEvent): string {
  switch (event.type) {
    case 'MatchCreated':
      return `A table with ${event.seats} seats was opened.`;
    case 'RandomnessCommitted':
      return 'The server committed itself to its random seed.';
    case 'SeatTaken':
      return event.kind === 'bot' ? `A bot took seat ${event.seat}.` : `A player took seat ${event.seat}.`;
    case 'SeatLeft':
      return `Seat ${event.seat} is free again.`;
    case 'EntropyFrozen':
      return 'The contributions to chance were closed.';
    case 'RandomnessSealed':
      return `The randomness was sealed, fairness class ${event.class}.`;
    case 'SeatsDealt':
      return 'The seats were dealt at random.';
    case 'MatchStarted':
      return 'The match started.';
    case 'MatchFinished': {
      const winners = event.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
      return `The match ended; first ${winners.length === 1 ? 'is seat' : 'are seats'} ${winners.join(' and ')}.`;
    }
    case 'MatchAbandoned':
      return 'The match was given up.';
    case 'RandomnessRevealed':
      return 'The server revealed its seed: every draw can be checked.';
    default:
      return assertNever(event);
  }
}
