package cardbench.codes.ygo.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Makes card databases with SQLite itself, in the two tables that the clients know. */
public final class MadeDatabase {

    private MadeDatabase() {}

    /** A card; its id and alias are taken as unsigned. */
    public record Made(
            int id, int alias, long setcode, int type, int level, int atk, int def, String name) {

        /** An effect monster of level 4. */
        public static Made monster(int id, long setcode, String name) {
            return new Made(id, 0, setcode, 0x21, 4, 1000, 1000, name);
        }
    }

    /** The bytes of a database of these cards. */
    public static byte[] of(Iterable<Made> cards) throws SQLException, IOException {
        return of(cards, "UPDATE datas SET id = id WHERE id = 0");
    }

    /** The same, changed by statements of SQL. */
    public static byte[] of(Iterable<Made> cards, String change) throws SQLException, IOException {
        Path file = Files.createTempFile("cards", ".cdb");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "CREATE TABLE datas(id integer primary key,ot integer,alias integer,"
                            + "setcode integer,type integer,atk integer,def integer,level integer,"
                            + "race integer,attribute integer,category integer)");
            statement.execute(
                    "CREATE TABLE texts(id integer primary key,name text,desc text,str1 text)");
            connection.setAutoCommit(false);
            try (PreparedStatement datas =
                            connection.prepareStatement(
                                    "INSERT INTO datas VALUES(?,1,?,?,?,?,?,?,2,32,0)");
                    PreparedStatement texts =
                            connection.prepareStatement("INSERT INTO texts VALUES(?,?,?,'')")) {
                for (Made card : cards) {
                    datas.setLong(1, Integer.toUnsignedLong(card.id));
                    datas.setLong(2, Integer.toUnsignedLong(card.alias));
                    datas.setLong(3, card.setcode);
                    datas.setInt(4, card.type);
                    datas.setInt(5, card.atk);
                    datas.setInt(6, card.def);
                    datas.setInt(7, card.level);
                    datas.execute();
                    texts.setLong(1, Integer.toUnsignedLong(card.id));
                    texts.setString(2, card.name);
                    texts.setString(3, "text of the card ".repeat(Math.abs(card.id % 40)));
                    texts.execute();
                }
            }
            statement.executeUpdate(change);
            connection.commit();
            connection.setAutoCommit(true);
            return Files.readAllBytes(file);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    /** The setcodes of a database in hexadecimal digits, in the order of the ids. */
    public static String setcodes(Path database) throws SQLException {
        List<String> setcodes = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                "SELECT printf('%x', setcode) FROM datas ORDER BY id")) {
            while (rows.next()) {
                setcodes.add(rows.getString(1));
            }
        }
        return String.join(" ", setcodes);
    }
}
