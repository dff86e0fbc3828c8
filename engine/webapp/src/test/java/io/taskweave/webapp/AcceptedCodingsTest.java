package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AcceptedCodingsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "none                            | identity",
                "gzip, deflate, br, zstd         | br gzip identity",
                "gzip                            | gzip identity",
                "GZIP;Q=1                        | gzip identity",
                "br;q=0.5, gzip;q=0.9            | gzip br identity",
                "br;q=0, gzip                    | gzip identity",
                "*                               | br gzip identity",
                "*;q=0.5, br;q=0                 | gzip identity",
                "identity, gzip;q=0.2            | identity gzip",
                "gzip;q=rubbish, br              | br identity",
                "deflate                         | identity",
                "br ; q=0.5 , gzip ; q=0.9       | gzip br identity",
                "; , gzip                        | gzip identity",
            })
    void ordersWhatTheClientTakes(String header, String expected) {
        assertThat(AcceptedCodings.parse(header).inOrder()).isEqualTo(List.of(expected.split(" ")));
    }
}
