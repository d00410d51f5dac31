// A server's page whose server and network are gone: whole games.
import { wholeGames } from "../cut-off.mjs";

wholeGames("a server");
