import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.util.List;

/** Serves the MongoDB protocol from one H2 file: `MongoMain <host> <port> <file>`. */
public class MongoMain {
  /** Mongoose 9's driver asks for wire version 8 or later; the library's own newest is called 5.0 and answers 13. */
  private static final MongoVersion VERSION = new MongoVersion() {
    public List<Integer> getVersionArray() { return List.of(5, 0, 0); }
    public int getWireVersion() { return 13; }
  };

  public static void main(String[] args) {
    H2Backend backend = new H2Backend(args[2]);
    MongoServer server = new MongoServer(backend.version(VERSION));
    server.bind(args[0], Integer.parseInt(args[1]));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
    System.out.println("listening on " + server.getLocalAddress());
  }
}
