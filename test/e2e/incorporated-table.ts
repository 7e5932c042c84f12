import type * as contract from './contract-types.ts';
import type { Json, SchemaClient } from './schema-client.ts';

const VIEW = `query View($id: ID!) { match(id: $id) { version state { ... on IncorporatedView { turn phase activeSeat lobbyUsed
  players { seat cash purchasingPower bonds executivesInPool competitionPassed shares { country count } }
  executivesPlaced { seat location } countries { country affiliation } squares { squareId occupant locked }
  looseCubes { seat location count } pending { __typename } } } } }`;

const BOARD = `{ game(id: INCORPORATED) { content(kind: "country") { id facts } } }`;

type Player = Pick<
  contract.IncorporatedPlayer,
  'seat' | 'cash' | 'purchasingPower' | 'bonds' | 'executivesInPool' | 'competitionPassed'
> & { readonly shares: readonly Pick<contract.IncorporatedHolding, 'country' | 'count'>[] };

/** What a client asks of the view. */
interface View extends Pick<contract.IncorporatedView, 'turn' | 'phase' | 'activeSeat' | 'lobbyUsed'> {
  readonly players: readonly Player[];
  readonly executivesPlaced: readonly Pick<contract.IncorporatedPlacedExecutive, 'seat' | 'location'>[];
  readonly countries: readonly Pick<contract.IncorporatedCountry, 'country' | 'affiliation'>[];
  readonly squares: readonly Pick<contract.IncorporatedSquare, 'squareId' | 'occupant' | 'locked'>[];
  readonly looseCubes: readonly Pick<contract.IncorporatedLooseCubes, 'seat' | 'location' | 'count'>[];
  readonly pending: { readonly __typename: string } | null;
}

interface CountryFacts {
  readonly arrows: readonly string[];
  readonly squares: readonly string[];
}

/** The board as the catalogue tells it. */
export type Board = ReadonlyMap<string, CountryFacts>;

export async function readBoard(client: SchemaClient): Promise<Board> {
  const { game } = (await client.query(BOARD)) as {
    game: { content: readonly { id: string; facts: CountryFacts }[] };
  };
  return new Map(game.content.map(({ id, facts }) => [id, facts]));
}

/** A game of Incorporated as one seat sees it, with what the seat needs to know to play. */
export class Table {
  readonly view: View;
  readonly version: number;
  readonly board: Board;
  readonly seat: number;

  constructor(view: View, version: number, board: Board, seat: number) {
    this.view = view;
    this.version = version;
    this.board = board;
    this.seat = seat;
  }

  static async read(client: SchemaClient, matchId: string, board: Board, seat: number): Promise<Table> {
    const { match } = (await client.query(VIEW, { id: matchId })) as {
      match: { version: number; state: View };
    };
    return new Table(match.state, match.version, board, seat);
  }

  get me(): Player {
    const found = this.view.players.find(({ seat }) => seat === this.seat);
    if (found === undefined) throw new Error(`no seat ${this.seat}`);
    return found;
  }

  /** Countries where the seat has a loose cube. */
  get mine(): readonly string[] {
    return this.view.looseCubes
      .filter(({ seat, location }) => seat === this.seat && this.board.has(location))
      .map(({ location }) => location);
  }

  affiliation(country: string): string {
    return this.view.countries.find((one) => one.country === country)?.affiliation ?? 'NONE';
  }

  arrows(country: string): readonly string[] {
    return this.board.get(country)?.arrows ?? [];
  }

  isRival(from: string, to: string): boolean {
    const [out, into] = [this.affiliation(from), this.affiliation(to)];
    return out !== 'BATTLEGROUND' && into !== 'BATTLEGROUND' && out !== into;
  }

  /** Squares of a country whose cube belongs to another seat that also protects it there. */
  protectedSquares(country: string): readonly string[] {
    const { view } = this;
    return (this.board.get(country)?.squares ?? []).filter((id) => {
      const occupant = view.squares.find(({ squareId }) => squareId === id)?.occupant ?? null;
      if (occupant === null || occupant === this.seat) return false;
      return [...view.looseCubes, ...view.executivesPlaced].some(
        ({ seat, location }) => seat === occupant && location === country,
      );
    });
  }

  move(from: string, to: string): Json {
    return { type: 'expand', moves: [{ from, to }] };
  }
}
