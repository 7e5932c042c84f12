import { evilCorp } from '../../dist/games/evil-corp/index.js';
import { pseudoRandom } from '../../dist/kernel/pseudo-random.js';

/** Two seats, no end by rounds, revenue computed: a match that goes on as long as it is played. */
export const OPTIONS = { firstPlayer: 0, revenueMode: 'automatic', maxRounds: 0 };
const SEATS = [0, 1];

/** The commands of the set-up, the same in every match: nothing hidden bears on them. */
export function setupCommands() {
  const random = pseudoRandom(1);
  let state = evilCorp.initialState();
  const fold = (decision) => {
    for (const { event } of decision.events) state = evilCorp.evolve(state, event);
  };
  fold(evilCorp.setup({ ...evilCorp.schemas.optionDefaults, ...OPTIONS }, SEATS, random));
  const commands = [];
  while (state.status === 'setup') {
    const [seat] = evilCorp.activeSeats(state);
    const command = evilCorp.defaultCommand(state, seat);
    commands.push({ seat, command });
    fold(evilCorp.decide(state, seat, command, random));
  }
  return commands;
}

/**
 * What the two players of a match know from the answers to their commands, and what they do next: collect
 * revenue, exchange the cards drawn before, end the turn, let the roll stand.
 */
export class Table {
  seat = 0;
  step = 'revenue';
  /** Cards of each seat beside those of the start, which it keeps. */
  drawn = [[], []];
  /** Seats still to be asked about the roll. */
  asked = [];

  /** The next command and who sends it. */
  next() {
    const { seat } = this;
    switch (this.step) {
      case 'revenue':
        return { seat, command: { type: 'collectRevenue' } };
      case 'cards':
        return { seat, command: { type: 'collectOpportunities', discard: this.drawn[seat] } };
      case 'end':
        return { seat, command: { type: 'endTurn' } };
      case 'roll':
        return { seat: this.asked[0], command: { type: 'declineReroll' } };
      default:
        throw new Error(this.step);
    }
  }

  /** Learns from the events of an accepted command. */
  learn(command, events) {
    switch (command.type) {
      case 'collectRevenue':
        this.step = 'cards';
        break;
      case 'collectOpportunities':
        this.step = 'end';
        break;
      case 'endTurn':
        this.step = 'roll';
        this.asked = [this.seat, 1 - this.seat];
        break;
      case 'declineReroll':
        this.asked.shift();
        break;
      default:
        throw new Error(command.type);
    }
    for (const event of events) this.#see(event);
  }

  #see(event) {
    if (event.type === 'OpportunitiesCollected') {
      const kept = this.drawn[event.seat].filter((card) => !event.discarded.includes(card));
      this.drawn[event.seat] = [...kept, ...event.drawn];
    } else if (event.type === 'TurnStarted') {
      this.seat = event.seat;
      this.step = event.revenue === 'available' ? 'revenue' : 'cards';
    }
  }
}
